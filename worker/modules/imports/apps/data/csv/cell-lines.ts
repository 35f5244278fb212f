/** The lines of a cell: as lines, as a JSON list, in HTML, or in one line with one of `signs` between them. */
export function cellLines(text: string, signs: string): string[] {
  const list = jsonList(text)
  if (list) return filled(list)
  const lines = filled(text.replace(/<br\s*\/?>|<\/(?:p|li|div)>/gi, '\n').split(/[\r\n]+/))
  return lines.length === 1 ? filled(lines.flatMap((line) => line.split(new RegExp(`[${signs}]`)))) : lines
}

/** Names with commas or the like between them. */
export const cellNames = (text: string): string[] =>
  cellLines(text, '|').flatMap((line) => filled(line.split(/[,;^|]/)))

const filled = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter(Boolean)

function jsonList(text: string): string[] | null {
  if (!/^\s*\[\s*"/.test(text)) return null
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.map(String) : null
  } catch {
    return null
  }
}
