import { invalid } from '#worker/kernel/contract/errors.ts'
import type { IngredientValue } from '../recipe.events.ts'

interface AmountInput {
  amount?: number | undefined
  amount_max?: number | null | undefined
  no_amount?: boolean | undefined
  is_header?: boolean | undefined
}

/**
 * A missing upper end keeps the old one only while the amount stays: clients without ranges mean a new amount alone.
 * Sending the old end back with a higher amount means the same. Any other end below the amount is refused.
 */
export function resolveUpperEnd(said: AmountInput, before: IngredientValue | undefined): number | null {
  const { amount, amount_max, no_amount, is_header } = { ...before, ...omitUndefined(said) }
  if (no_amount || is_header || amount_max === undefined || amount_max === null) return null
  const from = amount ?? 0
  const isOld = amount_max === before?.amount_max
  if (said.amount_max === undefined && from !== before?.amount) return null
  if (amount_max > from) return amount_max
  if (amount_max === from || isOld) return null
  throw invalid({ amount_max: ['Ensure this value is greater than or equal to amount.'] })
}

const omitUndefined = (said: AmountInput): AmountInput =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
