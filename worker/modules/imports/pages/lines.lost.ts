import type { Draft } from './draft.ts'
import { containment, lineKey } from './text/likeness.ts'

const MOST = 20

/** Ingredient lines of any of the sources of the same recipe that the reading does not hold, in whatever other words. */
export function lostLines(sources: readonly Draft[], reading: Draft): string[] {
  const kept = reading.ingredients.flatMap(({ group, line }) => (group ? [group, line] : [line]))
  const keys = new Set(kept.map(lineKey))
  const named = sources.filter(({ name }) => !name || lineKey(name) === lineKey(reading.name))
  const lost = named
    .flatMap(({ ingredients }) => ingredients.map(({ line }) => line))
    .filter((line) => !keys.has(lineKey(line)) && containment([line], kept) < 0.8)
  return [...new Set(lost)].slice(0, MOST)
}
