import { AskSheet } from '#web/components/ai/ask.sheet.tsx'
import { EstimateTable } from '#web/components/ai/estimate-table.tsx'
import type { Estimate } from '#web/components/ai/estimate.ts'
import type { AiChoice } from '#web/components/ai/use-ai.ts'
import { answerOf, useAsk } from '#web/components/ai/use-ask.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'

interface EstimateSheetProps {
  ai: AiChoice
  food: ThingRow
  onTake: (estimate: Estimate) => void
  onClose: () => void
}

/** What a food is about made of; taking it over changes the food, which can be undone. */
export function EstimateSheet({ ai, food, onTake, onClose }: EstimateSheetProps) {
  const t = useTranslations('ai')
  const { asking, ask, cancel } = useAsk<Estimate>()
  const answer = answerOf(asking)
  const { name, description, properties_food_amount, properties_food_unit } = food
  return (
    <AskSheet
      title={t('nutrition.of', { name: thingLabel(food) })}
      text={t('nutrition.foodText')}
      ai={ai}
      asking={asking}
      onAsk={() =>
        ask({
          path: `/api/food/${food.id}/aiproperties/`,
          query: { provider: ai.provider },
          body: { name, description, properties_food_amount, properties_food_unit },
        })
      }
      onCancel={cancel}
      onClose={onClose}
      onTake={() => {
        if (answer) onTake(answer)
      }}
    >
      {answer ? <EstimateTable estimate={answer} /> : null}
    </AskSheet>
  )
}
