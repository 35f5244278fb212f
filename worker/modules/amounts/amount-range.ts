/** How much of an ingredient: one amount, or from `amount` up to `amount_max`. */
export interface AmountRange {
  amount: number
  /** What was kept from before there were ranges does not have it. */
  amount_max?: number | null | undefined
}

/** The upper end, or the one amount: what is bought, and what the number of a name follows ("1–2 cups"). */
export const upperEndOf = ({ amount, amount_max }: AmountRange): number => amount_max ?? amount

/** The middle, where only one number can count. */
export const middleOf = (range: AmountRange): number => (range.amount + upperEndOf(range)) / 2

/** The range between two amounts; one amount where the second is no more than the first. */
export const toRange = (amount: number, max: number) => ({ amount, amount_max: max > amount ? max : null })

/**
 * Whether an ingredient says how much. "0 salt" is how one without an amount was often stored, while "0–2 chillies" says
 * it.
 */
export const statesAmount = ({ no_amount, ...range }: AmountRange & { no_amount: boolean }): boolean =>
  !no_amount && (range.amount !== 0 || upperEndOf(range) !== 0)
