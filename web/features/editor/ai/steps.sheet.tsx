import { AskSheet } from '#web/components/ai/ask.sheet.tsx'
import { answerOf, useAsk } from '#web/components/ai/use-ask.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { EditorAiProps } from './ai.menu.tsx'
import { AnsweredSteps } from './answered-steps.tsx'
import { keyedBody } from './keyed-body.ts'
import { type AnsweredRecipe, answeredSteps } from './take-answer.ts'

export function StepsSheet({ ai, store, onClose, onTaken }: EditorAiProps) {
  const t = useTranslations('ai')
  const { asking, ask, cancel } = useAsk<AnsweredRecipe>()
  const answer = answerOf(asking)
  return (
    <AskSheet
      title={t('steps.title')}
      text={t('steps.text')}
      ai={ai}
      asking={asking}
      onAsk={() =>
        ask({ path: '/api/ai-step-sort/', query: { provider: ai.provider }, body: keyedBody(store.draft()) })
      }
      onCancel={cancel}
      onClose={onClose}
      onTake={() => {
        if (!answer) return
        store.change((draft) => ({ ...draft, steps: answeredSteps(draft, answer) }))
        onTaken(t('steps.done'))
      }}
    >
      {answer ? <AnsweredSteps {...answer} /> : null}
    </AskSheet>
  )
}
