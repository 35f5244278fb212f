import type { PageDraft } from '../page-draft.ts'
import { likeness, lineKey, namesIn, shareIn, wordsIn } from '../text/word-overlap.ts'

type Known = Pick<PageDraft, 'name' | 'ingredients'>

const ALIKE = 0.75
const UNLIKE = 0.2
/** Hostile pages have thousands of lines. */
const MAX_COMPARED = 80
const MOST_LINES = 0.6
const SAME_LINE = 0.8

/** Pages have the same recipe several times: as markup of two kinds, in an article and in a card, in other measures. */
export const isSameRecipe = (one: Known, other: Known): boolean =>
  (one.name !== '' && lineKey(one.name) === lineKey(other.name)) || hasSameIngredients(one, other)

export function hasSameIngredients(one: Known, other: Known): boolean {
  const [some, more] = [one, other]
    .map(({ ingredients }) => ingredients.slice(0, MAX_COMPARED).map(({ line }) => line))
    .toSorted((a, b) => a.length - b.length)
  if (!some?.length || !more) return false
  const alike = likeness(namesIn(wordsIn(some)), namesIn(wordsIn(more)))
  if (alike >= ALIKE || alike < UNLIKE) return alike >= ALIKE
  const keys = new Set(more.map(lineKey))
  const words = more.map((line) => wordsIn([line]))
  const isThere = (line: string) =>
    keys.has(lineKey(line)) || words.some((other) => shareIn(wordsIn([line]), other) >= SAME_LINE)
  return some.filter(isThere).length >= some.length * MOST_LINES
}
