import { spellingsOf } from './word.forms.ts'
import { nearestOf } from './word.nearest.ts'

/** A word of a query beside one that is known here and shares letters with it. */
export interface Alike {
  typed: string
  word: string
}

/** The query with each word that nobody here uses replaced by the nearest that somebody does; null where all are used. */
export function correct(query: string, alike: readonly Alike[], threshold = 0): string | null {
  const known = Map.groupBy(alike, ({ typed }) => typed)
  let changed = false
  const corrected = query.toLowerCase().replace(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu, (written) => {
    const words = known.get(written)?.map(({ word }) => word) ?? []
    const [typed = written] = spellingsOf(written)
    const nearest = words.includes(typed) ? null : nearestOf(typed, words, threshold)
    changed ||= nearest !== null
    return nearest ?? written
  })
  return changed ? corrected : null
}
