import type { PageIngredient } from '../page-recipe.ts'
import { beginsWithAmount, hasAmount } from '../visible/amount.ts'
import { likeness, lineKey, namesIn, shareIn, type Words, wordsIn } from '../text/word-overlap.ts'
import type { Reading } from './reading.ts'

/** What speaks for and against each reading of a page's ingredients, each from 0 to 1. */
export type IngredientSigns = Record<
  | 'markup'
  | 'heading'
  | 'amounts'
  | 'amountsFirst'
  | 'glued'
  | 'manyLines'
  | 'likeOthers'
  | 'namesOfMarkup'
  | 'namesInMarkup'
  | 'cleaner'
  | 'partsOfOthers'
  | 'groupNames'
  | 'broken'
  | 'repeated',
  number
>

export function ingredientSigns(readings: readonly Reading<PageIngredient>[]): IngredientSigns[] {
  const lists = readings.map(listOf)
  const marked = lists.find(({ places }) => places.has('markup'))
  // Lists of other things, as of nutrients, may be longer.
  const alike = lists.filter(({ names }) => !marked || likeness(marked.names, names) >= 0.3)
  const most = Math.max(...(alike.length > 0 ? alike : lists).map(({ keys }) => keys.size))
  return lists.map((list) => {
    const { lines, places, words, names } = list
    const others = lists.filter((other) => other !== list)
    const namesOfMarkup = marked ? shareIn(marked.names, names) : 0
    // The same things line by line, in other words than the markup's.
    const twin = marked && marked !== list && namesOfMarkup >= 0.8 && isAsLong(list, marked) ? marked.lines : []
    return {
      markup: places.has('markup') ? 1 : 0,
      heading: places.has('heading') ? 1 : 0,
      amounts: shareOf(lines, hasAmount),
      amountsFirst: shareOf(lines, beginsWithAmount),
      glued: shareOf(lines, isGlued),
      manyLines: Math.min(1, list.keys.size / most),
      likeOthers: others.reduce((sum, other) => sum + likeness(words, other.words), 0) / (others.length || 1),
      namesOfMarkup,
      namesInMarkup: marked ? shareIn(names, marked.names) : 0,
      partsOfOthers: shareOf(lines, (line) => {
        const key = lineKey(line)
        return others.some((other) => isPart(key, other))
      }),
      groupNames: others.some(({ groups }) => lines.every((line) => groups.has(lineKey(line)))) ? 1 : 0,
      broken: lines.some((line) => !/\p{L}/u.test(line)) ? 1 : 0,
      repeated: 1 - list.keys.size / (lines.length || 1),
      cleaner: twin.some(isMadeByMachine) && !lines.some(isMadeByMachine) ? 1 : 0,
    }
  })
}

interface List {
  lines: readonly string[]
  places: Reading<PageIngredient>['places']
  words: Words
  names: Words
  keys: ReadonlySet<string>
  groups: ReadonlySet<string>
  /** All its lines, each between two bars. */
  joined: string
}

/** A line that another reading has with more in it: one was cut. */
const isPart = (key: string, { keys, joined }: List): boolean => key !== '' && !keys.has(key) && joined.includes(key)

function listOf({ value, places }: Reading<PageIngredient>): List {
  const lines = value.map(({ line }) => line)
  const words = wordsIn(lines)
  const keys = lines.map(lineKey)
  const groups = new Set(value.map(({ group }) => lineKey(group ?? '')))
  return { lines, places, words, names: namesIn(words), keys: new Set(keys), groups, joined: keys.join('|') }
}

const isAsLong = (one: List, other: List): boolean => Math.abs(one.lines.length - other.lines.length) <= 1

const shareOf = (lines: readonly string[], is: (line: string) => boolean): number =>
  lines.filter(is).length / (lines.length || 1)

/** "18.20 gm oil", "15.873 oz tofu", "0 as required", "500 g g flour", "2 cup(s) water". */
const isMadeByMachine = (line: string): boolean =>
  /^0\s|\d[.,](?!333|667|666|125|375|625|875)\d{3}\s|\d\.\d0\s|\p{L}\((?:e?s|n|en)\)/iu.test(line) ||
  /(?:^|\s)(\p{L}+)\s+\1(?=\s|$)/iu.test(line)

/** "butter 75gr", "shiitake6": what stands apart on the page. Short units are often written so. */
const isGlued = (line: string): boolean => /\d(?!kg|ml|cl|dl|oz|er|cm|mm|lb)\p{L}{2,}/iu.test(line)
