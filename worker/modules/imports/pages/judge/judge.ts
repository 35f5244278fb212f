import type { Reading } from './reading.ts'

/** The reading with the greatest sum of its weighted signs; of equal ones the first. */
export function bestReading<T, S extends string>(
  readings: readonly Reading<T>[],
  signs: readonly Record<S, number>[],
  weights: Readonly<Record<S, number>>,
): Reading<T> | undefined {
  let best: Reading<T> | undefined
  let most = -Infinity
  for (const [at, reading] of readings.entries()) {
    const sum = weighed(signs[at], weights)
    if (sum > most) [best, most] = [reading, sum]
  }
  return best
}

const weighed = <S extends string>(
  signs: Record<S, number> | undefined,
  weights: Readonly<Record<S, number>>,
): number =>
  signs ? (Object.keys(weights) as S[]).reduce((sum, sign) => sum + weights[sign] * signs[sign], 0) : -Infinity // The keys of the record.
