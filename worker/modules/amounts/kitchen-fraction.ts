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
  const tolerance = Math.max(ROUNDED, Math.min(amount * RELATIVE, MOST))
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
const MOST = 0.04

/** Numerator, denominator, and how far off is still near: sixths and sixteenths only when they are meant. */
const FRACTIONS: readonly (readonly [number, number, number])[] = [
  [0, 1, MOST],
  [1, 16, 0.003],
  [1, 8, MOST],
  [1, 6, ROUNDED],
  [1, 4, MOST],
  [1, 3, MOST],
  [3, 8, MOST],
  [1, 2, MOST],
  [5, 8, MOST],
  [2, 3, MOST],
  [3, 4, MOST],
  [5, 6, ROUNDED],
  [7, 8, MOST],
  [1, 1, MOST],
]
