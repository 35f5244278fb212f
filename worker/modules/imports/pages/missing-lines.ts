import { parseLine } from '../lines/parse.ts'
import type { PageDraft } from './page-draft.ts'
import { lineKey, namesIn, type Words, wordsIn } from './text/word-overlap.ts'

/** Ingredient lines of the markup whose food the result does not name, in whatever amount or number. */
export function missingLines(markup: PageDraft, reading: PageDraft): string[] {
  if (markup.name && lineKey(markup.name) !== lineKey(reading.name)) return []
  const kept = reading.ingredients.flatMap(({ group, line }) => (group ? [group, line] : [line]))
  const keys = new Set(kept.map(lineKey))
  const names = namesIn(wordsIn(kept))
  const lost = markup.ingredients
    .map(({ line }) => line)
    .filter((line) => !keys.has(lineKey(line)) && !isNamed(line, names))
  return [...new Set(lost)].slice(0, MAX_LINES)
}

const MAX_LINES = 200

function isNamed(line: string, names: Words): boolean {
  const food = [...namesIn(wordsIn([parseLine(line).food ?? line])).keys()]
  return food.length > 0 && food.filter((name) => names.has(name)).length / food.length >= 0.5
}
