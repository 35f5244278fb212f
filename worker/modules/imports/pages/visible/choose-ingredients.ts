import type { PageIngredient } from '../page-recipe.ts'
import { wordOverlap, lineKey } from '../text/word-overlap.ts'
import { hasAmount } from './amount.ts'

/** Null keeps the markup. The visible list wins if the markup split lines, lost amounts or has one list of several. */
export function chooseIngredients(
  marked: readonly PageIngredient[],
  shown: readonly PageIngredient[],
): readonly PageIngredient[] | null {
  if (!marked.length || !shown.length) return null
  const markedLines = marked.map(({ line }) => line)
  const shownLines = shown.map(({ line }) => line)
  const keys = new Set(shownLines.map(lineKey))
  const missing = markedLines.filter((line) => !keys.has(lineKey(line)))
  const intact = 1 - missing.length / marked.length
  const covered = wordOverlap(markedLines, shownLines)
  const alike = covered >= 0.95 && wordOverlap(shownLines, markedLines) >= 0.9
  const isBroken = alike && intact < 0.6 && marked.length !== shown.length
  const isReversed = alike && marked.length === shown.length && amounts(markedLines) < 0.4 && amounts(shownLines) >= 0.6
  const hasNone = covered >= 0.95 && !markedLines.some((line) => /\d/.test(line)) && amounts(shownLines) >= 0.5
  const isStub = marked.length <= 2 && shown.length >= 4 && covered === 1
  if (isBroken || isReversed || hasNone || isStub || isPartialList(marked, shown, missing.length)) return shown
  if (intact < 0.5) return null
  return withGroups(marked, shown)
}

/** True if the page shows all of the markup's lines among more lines with amounts. */
function isPartialList(marked: readonly PageIngredient[], shown: readonly PageIngredient[], missing: number): boolean {
  const known = new Set(marked.map(({ line }) => lineKey(line)))
  const more = shown.filter(({ line }) => !known.has(lineKey(line))).map(({ line }) => line)
  return missing === 0 && more.length >= 3 && amounts(more) >= 0.6
}

const amounts = (lines: readonly string[]): number =>
  lines.filter((line) => /^[\d½¼¾⅓⅔⅛]/.test(line) && hasAmount(line)).length / lines.length

/** Keeps the markup's own groups if it has any; a line that names a visible group becomes its heading. */
function withGroups(marked: readonly PageIngredient[], shown: readonly PageIngredient[]): readonly PageIngredient[] {
  if (marked.some(({ group }) => group !== null)) return withoutHeadings(marked, shown)
  const groups = new Map(shown.map(({ group, line }) => [lineKey(line), group]))
  const names = headingsOf(shown)
  const plain = marked.filter(({ line }) => !names.has(lineKey(line)))
  if (new Set(plain.map(({ line }) => groups.get(lineKey(line)) ?? null)).size < 2 && plain.length === marked.length)
    return marked
  let current: string | null = null
  return plain.map(({ line }) => {
    const group = groups.get(lineKey(line))
    current = group === undefined ? current : group
    return { group: current, line }
  })
}

function withoutHeadings(marked: readonly PageIngredient[], shown: readonly PageIngredient[]) {
  const names = headingsOf(shown)
  let heading: string | null = null
  return marked.flatMap((entry) => {
    if (names.has(lineKey(entry.line))) {
      heading = names.get(lineKey(entry.line)) ?? null
      return []
    }
    if (entry.group !== null) heading = null
    return [{ ...entry, group: entry.group ?? heading }]
  })
}

/** Group names that are not ingredients too. */
function headingsOf(shown: readonly PageIngredient[]): ReadonlyMap<string, string> {
  const lines = new Set(shown.map(({ line }) => lineKey(line)))
  return new Map(
    shown.flatMap(({ group }) => (group && !lines.has(lineKey(group)) ? [[lineKey(group), group] as const] : [])),
  )
}
