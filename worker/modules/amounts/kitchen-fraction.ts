export interface MixedNumber {
  whole: number
  /** 0 over 1 when nothing is left over. */
  above: number
  below: number
}

/**
 * The amount as a whole number and a fraction that measuring spoons have, when it is close to one (within half a unit of
 * its second decimal, or 2 %, but never more than 0.04); else null. Amounts of at least 0; never answers zero for more.
 */
export function kitchenFraction(amount: number): MixedNumber | null {
  const floor = Math.floor(amount)
  const rest = amount - floor
  const tolerance = Math.max(ROUNDED, Math.min(amount * RELATIVE, MAX_TOLERANCE))
  let best: MixedNumber | null = null
  let error = Number.POSITIVE_INFINITY
  for (const [above, below, within] of FRACTIONS) {
    const off = Math.abs(rest - above / below)
    if (off >= error || off > Math.min(tolerance, within)) continue
    error = off
    best = above === below ? { whole: floor + 1, above: 0, below: 1 } : { whole: floor, above, below }
  }
  return best && (best.whole > 0 || best.above > 0 || amount === 0) ? best : null
}

const ROUNDED = 0.005_001
const RELATIVE = 0.02
const MAX_TOLERANCE = 0.04

/** Numerator, denominator, and how far off is still near: sixths and sixteenths only when they are meant. */
const FRACTIONS: readonly (readonly [number, number, number])[] = [
  [0, 1, MAX_TOLERANCE],
  [1, 16, 0.003],
  [1, 8, MAX_TOLERANCE],
  [1, 6, ROUNDED],
  [1, 4, MAX_TOLERANCE],
  [1, 3, MAX_TOLERANCE],
  [3, 8, MAX_TOLERANCE],
  [1, 2, MAX_TOLERANCE],
  [5, 8, MAX_TOLERANCE],
  [2, 3, MAX_TOLERANCE],
  [3, 4, MAX_TOLERANCE],
  [5, 6, ROUNDED],
  [7, 8, MAX_TOLERANCE],
  [1, 1, MAX_TOLERANCE],
]
