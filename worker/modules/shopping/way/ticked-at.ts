const LONGEST_WAIT = 24 * 3_600_000

/** A phone without a network says later when it was; a clock that is wrong by more than a day is not believed. */
export function tickedAt(said: string | null | undefined, now: string): string | undefined {
  const age = said ? Date.parse(now) - Date.parse(said) : Number.NaN
  return said && age >= 0 && age <= LONGEST_WAIT ? said : undefined
}
