/**
 * The singular for one, for a fraction of one and for no amount (null), else the plural: "½ cup", "1½ cups", "0 eggs".
 */
export const inflect = (singular: string, plural: string | null, amount: number | null): string =>
  !plural || amount === null || isOneAtMost(amount) ? singular : plural

export const isOneAtMost = (amount: number): boolean => amount > 0 && amount < 1 + ONE_WITHIN

const ONE_WITHIN = 1e-4
