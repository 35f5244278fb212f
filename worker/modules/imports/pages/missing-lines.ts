import type { PageDraft } from './page-draft.ts'
import { lineKey, wordOverlap } from './text/word-overlap.ts'

/** Ingredient lines of the markup that the result does not hold, compared without punctuation. */
export function missingLines(markup: PageDraft, reading: PageDraft): string[] {
  if (markup.name && lineKey(markup.name) !== lineKey(reading.name)) return []
  const kept = reading.ingredients.flatMap(({ group, line }) => (group ? [group, line] : [line]))
  const keys = new Set(kept.map(lineKey))
  const lost = markup.ingredients
    .map(({ line }) => line)
    .filter((line) => !keys.has(lineKey(line)) && wordOverlap([line], kept) < 0.8)
  return [...new Set(lost)].slice(0, MAX_LINES)
}

const MAX_LINES = 200
