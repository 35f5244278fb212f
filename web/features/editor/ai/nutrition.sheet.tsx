import { AskSheet } from '#web/components/ai/ask.sheet.tsx'
import { EstimateTable } from '#web/components/ai/estimate-table.tsx'
import { type Estimate, estimatedOnly } from '#web/components/ai/estimate.ts'
import { answerOf, useAsk } from '#web/components/ai/use-ask.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { withEntered } from '../nutrition/entered-amounts.ts'
import type { EditorAiProps } from './ai.menu.tsx'
import { keyedBody } from './keyed-body.ts'

export function NutritionSheet({ ai, store, id, onClose, onTaken }: EditorAiProps) {
  const t = useTranslations('ai')
  const { asking, ask, cancel } = useAsk<Estimate>()
  const answer = answerOf(asking)
  return (
    <AskSheet
      title={t('nutrition.title')}
      text={t('nutrition.text')}
      ai={ai}
      asking={asking}
      onAsk={() =>
        ask({
          path: `/api/recipe/${id}/aiproperties/`,
          query: { provider: ai.provider },
          body: keyedBody(store.draft()),
        })
      }
      onCancel={cancel}
      onClose={onClose}
      onTake={() => {
        if (!answer) return
        store.change((draft) => ({
          ...draft,
          properties: estimatedOnly(answer).reduce(
            (all, { property_type: type, property_amount }) => withEntered(all, type, property_amount),
            [...draft.properties],
          ),
        }))
        onTaken(t('nutrition.done'))
      }}
    >
      {answer ? <EstimateTable estimate={answer} /> : null}
    </AskSheet>
  )
}
