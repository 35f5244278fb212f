import type { AmountRange } from '#worker/modules/amounts/amount-range.ts'
import type { IngredientDraft } from '../draft/recipe-draft.ts'

export const ingredientRange = ({
  amount,
  amountMax,
}: Pick<IngredientDraft, 'amount' | 'amountMax'>): AmountRange | null =>
  amount === null ? null : { amount, amount_max: amountMax }
