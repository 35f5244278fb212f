import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useDraft, useSteps } from '../draft/draft-context.ts'
import { focusField, focusAfterRender } from '../focus-field.ts'
import { ingredientLabel } from './ingredient-label.ts'
import type { IngredientDraft } from '../draft/recipe-draft.ts'
import { moveIngredient, removeIngredient, stepOfIngredient, type Steps } from '../steps.change.ts'

interface IngredientPosition {
  step: string
  at: number
}

/** Each move is announced and keeps the focus. */
export function useIngredientMoves(ingredient: IngredientDraft) {
  const t = useTranslations('editor')
  const change = useSteps()
  const { announce, latest } = useDraft()
  const { key } = ingredient
  const name = ingredientLabel(ingredient) || t('ingredient.one')
  const to = (place: IngredientPosition | null) => {
    if (!place) return
    const focused = document.activeElement?.id
    const step = latest().steps.findIndex((one) => one.key === place.step) + 1
    change((steps) => moveIngredient(steps, key, place))
    announce(t('ingredient.moved', { name, position: place.at + 1, step }))
    if (focused) focusAfterRender(focused)
  }
  return {
    up: () => to(neighbour(latest().steps, key, -1)),
    down: () => to(neighbour(latest().steps, key, 1)),
    toStep: (step: string) => to({ step, at: latest().steps.find((one) => one.key === step)?.ingredients.length ?? 0 }),
    remove: () => {
      const step = stepOfIngredient(latest().steps, key)
      const at = step?.ingredients.findIndex((one) => one.key === key) ?? -1
      const next = step?.ingredients[at + 1] ?? step?.ingredients[at - 1]
      change((steps) => removeIngredient(steps, key))
      announce(t('ingredient.removed', { name }))
      if (next) focusField(next.key, 'line', 'amount', 'note')
      else if (step) focusField(step.key, 'line')
    },
  }
}

/** Past the end of a step comes the next step. */
function neighbour(steps: Steps, key: string, by: 1 | -1): IngredientPosition | null {
  const number = steps.findIndex(({ ingredients }) => ingredients.some((one) => one.key === key))
  const step = steps[number]
  if (!step) return null
  const at = step.ingredients.findIndex((one) => one.key === key) + by
  if (at >= 0 && at < step.ingredients.length) return { step: step.key, at }
  const beside = steps[number + by]
  return beside ? { step: beside.key, at: by > 0 ? 0 : beside.ingredients.length } : null
}
