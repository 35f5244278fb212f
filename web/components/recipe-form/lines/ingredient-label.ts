import type { IngredientDraft } from '../draft/recipe-draft.ts'

export const ingredientLabel = ({ heading, note, food, amount, amountMax, unit, typed }: IngredientDraft): string => {
  if (heading) return note
  if (food) return food.name
  return [typed ?? [amount, amountMax].filter((end) => typeof end === 'number').join('–'), unit?.name, note]
    .filter(Boolean)
    .join(' ')
}
