import type { AmountRange } from '#worker/modules/amounts/amount-range.ts'
import type { IngredientDraft } from '../draft/recipe-draft.ts'

/** How much of an ingredient; null where it has no amount. */
export const ingredientRange = ({
  amount,
  amountMax,
}: Pick<IngredientDraft, 'amount' | 'amountMax'>): AmountRange | null =>
  amount === null ? null : { amount, amount_max: amountMax }
