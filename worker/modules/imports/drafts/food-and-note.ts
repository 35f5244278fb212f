/**
 * What stands behind a food in one text with it: "tomatoes, diced", "salt; or to taste", "cheese -- grated",
 * "mushrooms - (4 oz)", "lemon (zest)".
 */
export function foodAndNote(name: string): { food: string; note: string } {
  const text = withoutDashes(name)
  const parts = PARTS.exec(text)
  const food = withoutDashes(parts?.[1]?.trim() || text)
  const note = parts?.[2]?.trim() ?? ''
  const [, front = '', inner = ''] = BRACKET.exec(food) ?? []
  if (!/\p{L}/u.test(front)) return { food, note }
  return { food: withoutDashes(front), note: [inner.trim(), note].filter(Boolean).join(', ') }
}

const PARTS = /^([^,;(]{2,}?|[^,;(]*\([^)]*\)[^,;(]*?)(?:\s+--?\s*--\s*|\s+--\s*|\s+-\s+(?=\()|[,;]\s+)(.+)$/

/** At the end of a name that goes on in front of it. */
const BRACKET = /^([^()]+)\(([^()]+)\)$/

const withoutDashes = (text: string): string =>
  text
    .trim()
    .replace(/(?:\s-{1,3}|\s[–—])$/, '')
    .trim()
