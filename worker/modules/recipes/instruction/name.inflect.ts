/**
 * The singular for exactly one and for no amount at all (null), the plural for everything else: "½ cups" and "0 eggs",
 * as the clients of this API show it.
 */
export function inflect(singular: string, plural: string | null, amount: number | null): string {
  if (!plural || amount === null) return singular
  return Math.abs(amount - 1) < ONE_WITHIN ? singular : plural
}

const ONE_WITHIN = 1e-4
