export interface AmountRange {
  amount: number
  /** Data from before ranges lacks it. */
  amount_max?: number | null | undefined
}

/** The amount to buy, and the one that decides singular or plural ("1–2 cups"). */
export const upperEndOf = ({ amount, amount_max }: AmountRange): number => amount_max ?? amount

export const middleOf = (range: AmountRange): number => (range.amount + upperEndOf(range)) / 2

/** `amount_max` is null where `max` is not above `amount`. */
export const toRange = (amount: number, max: number) => ({ amount, amount_max: max > amount ? max : null })

/** An ingredient without an amount was often stored as 0, so "0 salt" states none, while "0–2 chillies" does. */
export const statesAmount = ({ no_amount, ...range }: AmountRange & { no_amount: boolean }): boolean =>
  !no_amount && (range.amount !== 0 || upperEndOf(range) !== 0)
