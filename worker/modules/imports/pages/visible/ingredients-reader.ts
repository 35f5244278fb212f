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
const MAX_BARE = 60

/** Rank 0 if the region does not read like a list of ingredients. */
export function readIngredients(document: PageDocument, region: Region): RegionReading<PageIngredient> {
  const items = itemsOf(document, region, true).slice(0, MAX_ITEMS)
  const isCrowded = items.filter((item) => item.lines.length > 3).length > items.length / 3
  const entries = isCrowded
    ? plainLines(document, region, true).map((line) => ({ group: null, line }))
    : items.map((item) => ({ group: item.group, line: item.lines.join(' ') }))
  const value = groupIngredients(
    joinedCells(entries).filter(({ line }) => /\p{L}/u.test(line) && sectionOf(line) === null),
  )
  if (new Set(value.map(({ group }) => group)).size === 1) for (const entry of value) entry.group = null
  const short = value.filter(({ line }) => line.length <= MAX_LINE)
  const share = short.filter(({ line }) => hasAmount(line)).length / Math.max(1, value.length)
  const facts = short.filter(({ line }) => NUTRIENT.test(line)).length
  const isList = value.length >= 2 && short.length >= value.length * 0.9 && (facts < 3 || facts < short.length * 0.4)
  // Under a heading that promises ingredients, a few short words are some without amounts.
  const isBare = region.headed && items.length === value.length && value.every(({ line }) => line.length <= MAX_BARE)
  const last = items.at(-1)?.start ?? -1
  return {
    value: short,
    rank: isList && (share >= 0.3 || isBare) ? Math.min(short.length, 40) * Math.max(share, 0.1) : 0,
    end: document[last]?.end ?? region.end,
  }
}

/** "Protein 4 g", "Fett: 12 g": a list of these tells what is in the dish. */
const NUTRIENT =
  /^(?:\p{L}+ )?(?:fat|carb\p{L}*|protein|sodium|cholesterol|sugars?|fib(?:er|re)|calories|energy|salt equivalent|fett|kohlenhydrate|eiweiß|zucker|ballaststoffe|energie|kalorien|brennwert|lipides|glucides|protéines|grassi|proteine|carboidrati|grasas|proteínas|calorías|vetten|koolhydraten|eiwitten|fedt|protein|kulhydrat|zsír|szénhidrát|fehérje|tłuszcze?|węglowodany|białko|kcal|kj)\b.*\d/iu

/** Where each amount stands in an element beside its food, always on the same side, two lines are one. */
function joinedCells(entries: readonly PageIngredient[]): readonly PageIngredient[] {
  const pairs = entries.flatMap((entry, at) => (at % 2 === 0 ? [[entry, entries[at + 1]] as const] : []))
  const joinedAt = (side: 0 | 1) =>
    pairs.flatMap((pair) => {
      const [amount, food] = [pair[side]?.line ?? '', pair[1 - side]?.line ?? '']
      const isPair = BARE_AMOUNT.test(amount) && food !== '' && !hasAmount(food)
      return isPair ? [{ group: pair[0].group, line: `${amount} ${food}` }] : []
    })
  return [joinedAt(0), joinedAt(1)].find((lines) => lines.length >= 2 && lines.length === pairs.length) ?? entries
}

const BARE_AMOUNT = /^(?:ca\.?\s*)?[\d½¼¾⅓⅔⅛][\d\s.,/–½¼¾⅓⅔⅛-]*\s?(?:\p{L}{1,12}\.?)?(?:\s\([^)]{1,12}\))?$/u
