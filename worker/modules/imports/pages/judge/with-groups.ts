import type { PageIngredient } from '../page-recipe.ts'
import { lineKey } from '../text/word-overlap.ts'
import { beginsWithAmount } from '../visible/amount.ts'

/** Groups of the lines that people see, for the lines of the markup, if most are the same. */
export function withGroups(
  marked: readonly PageIngredient[],
  shown: readonly PageIngredient[],
): readonly PageIngredient[] {
  const keys = new Set(shown.map(({ line }) => lineKey(line)))
  const intact = marked.filter(({ line }) => keys.has(lineKey(line))).length / marked.length
  return intact < 0.5 ? marked : groupedAs(marked, shown)
}

/** Keeps the markup's own groups if it has any; a line that names a visible group becomes its heading. */
function groupedAs(marked: readonly PageIngredient[], shown: readonly PageIngredient[]): readonly PageIngredient[] {
  if (marked.some(({ group }) => group !== null)) return withoutHeadings(marked, shown)
  const names = headingsOf(shown)
  const plain = marked.filter(({ line }) => !names.has(lineKey(line)))
  const grouped = inGroupsOf(plain, shown)
  const isGrouped = new Set(grouped.map(({ group }) => group)).size > 1 || plain.length < marked.length
  return isGrouped ? grouped : marked
}

/** The same line may stand in several groups: each time it is the next of these. */
function inGroupsOf(plain: readonly PageIngredient[], shown: readonly PageIngredient[]): PageIngredient[] {
  const groups = Map.groupBy(shown, ({ line }) => lineKey(line))
  let current: string | null = null
  return plain.map(({ line }) => {
    const next = groups.get(lineKey(line))?.shift()
    current = next ? next.group : current
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

/** Group names that are not ingredients too, as a line above a list may be. */
function headingsOf(shown: readonly PageIngredient[]): ReadonlyMap<string, string> {
  const lines = new Set(shown.map(({ line }) => lineKey(line)))
  return new Map(
    shown.flatMap(({ group }) =>
      group && !beginsWithAmount(group) && !lines.has(lineKey(group)) ? [[lineKey(group), group] as const] : [],
    ),
  )
}
