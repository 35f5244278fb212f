export interface MixedNumber {
  whole: number
  /** 0 over 1 for a whole number. */
  above: number
  below: number
}

/**
 * Splits an amount (≥ 0) into a whole number and a fraction that measuring spoons have. Null unless one is within half
 * a unit of the second decimal or 2 %, at most 0.04; an amount above zero never becomes zero.
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

/** Numerator, denominator, tolerance. Sixths and sixteenths have a tight tolerance, so that only exact ones match. */
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
