import { foldName } from '#worker/kernel/contract/name-key.ts'
import type { CommonFood } from '#worker/modules/food-table/common-food.ts'
import { dialects } from '#worker/modules/food-table/dialect.contract.ts'
import { namesIn } from '#worker/modules/food-table/names-in.ts'
import type { TableLine } from './composition-table.ts'

/**
 * Rows in which a word begins with each word of the text, and rows of common foods that are called so in any language;
 * the likeliest first. Where no row has all words, rows that have most of them.
 */
export function searchTable(
  text: string,
  lines: readonly TableLine[],
  commonFoods: readonly CommonFood[],
): TableLine[] {
  const wanted = wordsOf(text)
  if (wanted.length === 0) return []
  const called = commonRanks(wanted, commonFoods)
  const scored = lines.flatMap((line) => {
    if (!called.has(line.number) && !mayHave(line.name, wanted)) return []
    const words = wordsOf(line.name)
    const found = wanted.filter((word) => words.some((one) => one.startsWith(word))).length
    const rank = called.get(line.number) ?? 0
    return found === 0 && rank === 0
      ? []
      : [{ line, found: rank > 0 ? wanted.length : found, score: rank + likeness(wanted, words, line) }]
  })
  const most = Math.max(0, ...scored.map(({ found }) => found))
  if (most * 2 < wanted.length) return []
  return scored
    .filter(({ found }) => found === most)
    .toSorted((one, other) => other.score - one.score || one.line.name.localeCompare(other.line.name))
    .map(({ line }) => line)
}

/** Spares most rows the folding: of a plural at least all but its last letter stands in the name. */
function mayHave(name: string, wanted: readonly string[]): boolean {
  const lower = name.toLowerCase()
  return wanted.some((word) => lower.includes(word.slice(0, Math.max(1, word.length - 1))))
}

/** Without its plural's ending, so that "onions" are "onion" on both sides. */
const stem = (word: string): string =>
  word.length > 3
    ? word
        .replace(/ies$/, 'y')
        .replace(/(?<=o|sh|ch|x|ss)es$/, '')
        .replace(/(?<![su])s$/, '')
    : word

const wordsOf = (text: string): string[] =>
  foldName(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map(stem)

const CALLED_SO = 100
const CALLED_LIKE_IT = 40

/** By number of row: how much a common food of that row is called what is wanted. */
function commonRanks(wanted: readonly string[], foods: readonly CommonFood[]): Map<string, number> {
  const ranks = new Map<string, number>()
  for (const food of foods) {
    const best = Math.max(...namesOf(food).map(({ words, place }) => nameRank(wanted, words, place)))
    // Its nearest kin is a makeshift.
    const rank = food.isKin ? best / 2 : best
    if (rank > (ranks.get(food.number) ?? 0)) ranks.set(food.number, rank)
  }
  return ranks
}

interface FoodName {
  words: string[]
  /** How many better names of that language the food has. */
  place: number
}

const namesByFood = new WeakMap<CommonFood, FoodName[]>()

function namesOf(food: CommonFood): FoodName[] {
  const known = namesByFood.get(food)
  if (known) return known
  const names = dialects.flatMap((dialect) =>
    namesIn(food, dialect).map((name, place) => ({ words: wordsOf(name), place })),
  )
  namesByFood.set(food, names)
  return names
}

function nameRank(wanted: readonly string[], words: readonly string[], place: number): number {
  if (!wanted.every((word) => words.some((one) => one.startsWith(word)))) return 0
  if (words.join(' ') === wanted.join(' ')) return CALLED_SO - place
  return Math.max(1, CALLED_LIKE_IT - 5 * (words.length - wanted.length) - place)
}

/** Foods of makers, for babies and from restaurants are wanted by who says so. */
const RARE_GROUPS = /^(?:Baby|Fast|Restaurant|American Indian|Meals)/
const MAKER = /\b[A-Z][A-Z'&]{2,}\b/

function likeness(wanted: readonly string[], words: readonly string[], { name, group }: TableLine): number {
  const head = wordsOf(name.slice(0, name.search(/,|$/)))
  const whole = wanted.filter((word) => words.includes(word)).length
  const isHead = head.join(' ') === wanted.join(' ')
  const inHead = wanted.filter((word) => head.includes(word)).length
  return (
    10 * whole +
    (isHead ? 25 : 0) +
    6 * inHead +
    (words.includes('raw') ? 3 : 0) -
    words.length -
    (RARE_GROUPS.test(group) ? 15 : 0) -
    (MAKER.test(name) ? 15 : 0)
  )
}
