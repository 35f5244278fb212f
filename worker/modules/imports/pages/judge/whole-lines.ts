import { parseLine } from '../../lines/parse.ts'
import type { PageIngredient } from '../page-recipe.ts'
import { lineKey } from '../text/word-overlap.ts'

/**
 * Some markup ends a line at a comma within the food ("4 medium tart" of "4 medium tart, firm apples"). Where people see
 * most lines the same, these are taken as they are seen. Remarks are left out by many on purpose.
 */
export function withWholeLines(
  marked: readonly PageIngredient[],
  shown: readonly PageIngredient[],
): readonly PageIngredient[] {
  const keys = marked.map(({ line }) => lineKey(line))
  const seen = new Set(shown.map(({ line }) => lineKey(line)))
  if (keys.filter((key) => seen.has(key)).length < keys.length / 2) return marked
  return marked.map((entry) => {
    if (seen.has(lineKey(entry.line))) return entry
    const longer = shown.filter(({ line }) => goesOn(entry.line, line))
    const rest = longer.length === 1 ? lineKey(longer[0]?.line.slice(entry.line.length) ?? '') : ''
    // What follows may be a line of its own in the markup.
    const isOther = keys.some((key) => rest.includes(key))
    return longer[0] && rest && !isOther && isOfFood(entry.line, longer[0].line)
      ? { ...entry, line: longer[0].line }
      : entry
  })
}

const goesOn = (line: string, longer: string): boolean =>
  longer.startsWith(line) && /^\s?,/.test(longer.slice(line.length))

const isOfFood = (line: string, longer: string): boolean =>
  lineKey(parseLine(line).food ?? '') !== lineKey(parseLine(longer).food ?? '')
