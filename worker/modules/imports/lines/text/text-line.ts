import type { ParsedLine } from '../parse.ts'

export type LineParser = (line: string) => ParsedLine

const longestLine = 160
const longestFood = 45
const shortLine = 40
const longestTitle = 60

export function isIngredientLine(line: string, parse: LineParser): boolean {
  if (line === '' || line.length > longestLine || /^\d{1,2}\s*[.)]\s+\p{L}/u.test(line)) return false
  const { food, is_header, no_amount, unit } = parse(line)
  if (is_header) return false
  if (food === null) return !no_amount && unit !== null
  return !no_amount && food.length <= longestFood && !/[.!?]\s+\p{Lu}/u.test(line.replace(/\(.*?\)+/g, ''))
}

/** A heading, or an ingredient without an amount. */
export const isShortLine = (line: string) => line !== '' && line.length <= shortLine && !/[.!?]$/.test(line)

/** A title of a part: "Sauce:", "## Sauce", "**Sauce**". */
export const isTitleLine = (line: string) =>
  line.length <= longestTitle && (/[:：]$/.test(line) || /^(?:#{1,6}\s|\*\*[^*]+\*\*$)/.test(line))
