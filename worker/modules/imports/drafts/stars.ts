import type { JsonValue } from '../pages/json/json-value.ts'
import { countOf } from './loose-json.ts'

/** A rating of at most `best` as one of at most 5 stars; null where none is given, as which 0 counts. */
export function starsOf(value: JsonValue | undefined, best: number | null = 5): number | null {
  const rating = countOf(value)
  const most = best ?? 5
  return rating === null || rating > most ? null : Math.round((rating / most) * 50) / 10
}
