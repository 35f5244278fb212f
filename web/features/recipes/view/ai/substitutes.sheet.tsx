import { useState } from 'react'
import type * as z from 'zod'
import { AskSheet } from '#web/components/ai/ask.sheet.tsx'
import { useAi } from '#web/components/ai/use-ai.ts'
import { answerOf, useAsk } from '#web/components/ai/use-ask.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { Field } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { substitutesAnswer } from '#worker/modules/assistant/substitutes/substitutes.contract.ts'
import { SubstituteList } from './substitute.list.tsx'

/** What can stand for an ingredient of a recipe. */
export function SubstitutesSheet({ recipe, onClose }: { recipe: RecipeRow; onClose: () => void }) {
  const t = useTranslations('ai')
  const common = useTranslations('common')
  const ai = useAi()
  const lines = recipe.steps.flatMap(({ ingredients }) => ingredients.filter(({ food }) => food !== null))
  const [chosen, choose] = useState(String(lines[0]?.id ?? ''))
  const [wish, setWish] = useState('')
  const { asking, ask, cancel } = useAsk<z.output<typeof substitutesAnswer>>()
  const line = lines.find(({ id }) => String(id) === chosen)
  const answer = answerOf(asking)
  if (!ai) return null
  return (
    <AskSheet
      title={t('substitutes.title')}
      text={t('substitutes.text')}
      ai={ai}
      asking={asking}
      fields={
        <>
          <Field label={t('substitutes.for')}>
            {(control) => (
              <Select
                {...control}
                value={chosen}
                onValueChange={choose}
                options={lines.map(({ id, food }) => ({ value: String(id), label: food?.name ?? '' }))}
              />
            )}
          </Field>
          <Field label={t('substitutes.wish')} optional={common('optional')}>
            {(control) => (
              <Input
                {...control}
                maxLength={256}
                placeholder={t('substitutes.wishExample')}
                value={wish}
                onChange={(event) => setWish(event.target.value)}
              />
            )}
          </Field>
        </>
      }
      onAsk={() => {
        if (!line?.food) return
        const { food, amount, unit, no_amount } = line
        ask({
          path: '/api/ai-substitutes/',
          query: { provider: ai.provider },
          body: {
            food: food.name,
            ...(no_amount ? {} : { amount, unit: unit?.name ?? '' }),
            recipe: recipe.name,
            wish: wish.trim(),
          },
        })
      }}
      onCancel={cancel}
      onClose={onClose}
    >
      {answer ? <SubstituteList {...answer} instead={line?.food?.name ?? ''} /> : null}
    </AskSheet>
  )
}
