import type { PageIngredient } from '../page-recipe.ts'
import { lineKey } from './word-overlap.ts'

const MIN_LINES = 4
const MAX_LINES = 400

/** Removes what a page adds to every line ("add to list"), and copies of the list in other units. */
export const tidyList = (entries: readonly PageIngredient[]): readonly PageIngredient[] =>
  entries.length < 2 || entries.length > MAX_LINES
    ? entries
    : withoutCopies(withoutOtherSystem(withoutDashes(withoutCommonEnding(entries))))

function withoutCommonEnding(entries: readonly PageIngredient[]): readonly PageIngredient[] {
  const [first, ...others] = entries.map(({ line }) => line.split(' '))
  if (!first || entries.length < MIN_LINES) return entries
  let common = 0
  while (common < first.length - 1 && others.every((line) => line.at(-1 - common) === first.at(-1 - common))) common++
  if (common < 2) return entries
  return entries.map((entry) => ({ ...entry, line: entry.line.split(' ').slice(0, -common).join(' ') }))
}

function withoutDashes(entries: readonly PageIngredient[]): readonly PageIngredient[] {
  if (entries.filter(({ line }) => DASHED.test(line)).length < entries.length * 0.6) return entries
  return entries.map((entry) => ({ ...entry, line: entry.line.replace(DASHED, '$1 ') }))
}

const DASHED = /^([\d½¼¾⅓⅔⅛][\d.,/\s½¼¾⅓⅔⅛]{0,8}\p{L}{0,12}\.?)\s+[-–—]\s+(?=\p{L})/u

/** Of one list for each system of measures, the first stays. */
function withoutOtherSystem(entries: readonly PageIngredient[]): readonly PageIngredient[] {
  const groups = [...new Set(entries.map(({ group }) => group))]
  if (groups.length < 2 || !groups.every((group) => group !== null && SYSTEM.test(group.trim()))) return entries
  return entries.filter(({ group }) => group === groups[0]).map(({ line }) => ({ group: null, line }))
}

const SYSTEM =
  /^(?:uk|us|usa|metric|imperial|us customary|american|metrisch|métrique|métrico|cups)(?: (?:units?|measures?|ingredients))?$/i

/** If the same foods repeat two or three times in order, only the first list stays. */
function withoutCopies(entries: readonly PageIngredient[]): readonly PageIngredient[] {
  const foods = entries.map(({ line }) => lineKey(line.replace(AMOUNT, '')))
  for (const copies of [2, 3]) {
    const length = entries.length / copies
    if (!Number.isInteger(length) || length < 2) continue
    const same = foods.filter((food, at) => food.length > 2 && food === foods[at % length]).length
    if (same >= entries.length * 0.9) return entries.slice(0, length)
  }
  return entries
}

const AMOUNT = /^[\d½¼¾⅓⅔⅛][\d.,/\s½¼¾⅓⅔⅛–-]*(?:\p{L}{1,3}\b\.?|cups?\b)?/u
