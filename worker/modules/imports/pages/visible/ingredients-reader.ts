import type { PageDocument } from '../html/document.ts'
import type { PageIngredient } from '../page-recipe.ts'
import { groupIngredients } from '../text/ingredient-lines.ts'
import { hasAmount } from './amount.ts'
import { itemsOf, plainLines } from './items.ts'
import type { Region } from './region.ts'
import { sectionOf } from './section-words.ts'
import type { RegionReading } from './steps-reader.ts'

const MAX_ITEMS = 120
const MAX_LINE = 160

/** Rank 0 if the region does not read like a list of ingredients. */
export function readIngredients(document: PageDocument, region: Region): RegionReading<PageIngredient> {
  const items = itemsOf(document, region, true).slice(0, MAX_ITEMS)
  const isCrowded = items.filter((item) => item.lines.length > 3).length > items.length / 3
  const entries = isCrowded
    ? plainLines(document, region, true).map((line) => ({ group: null, line }))
    : items.map((item) => ({ group: item.group, line: item.lines.join(' ') }))
  const value = groupIngredients(entries.filter(({ line }) => /\p{L}/u.test(line) && sectionOf(line) === null))
  if (new Set(value.map(({ group }) => group)).size === 1) for (const entry of value) entry.group = null
  const short = value.filter(({ line }) => line.length <= MAX_LINE)
  const share = short.filter(({ line }) => hasAmount(line)).length / Math.max(1, value.length)
  const isList = value.length >= 2 && short.length >= value.length * 0.9 && share >= 0.3
  const last = items.at(-1)?.start ?? -1
  return { value: short, rank: isList ? Math.min(short.length, 40) * share : 0, end: document[last]?.end ?? region.end }
}
