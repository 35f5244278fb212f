/** Splits "1. Mix. 2. Bake." at its numbers when they count up from 1; any other text stays whole. */
export function splitNumbered(text: string): string[] {
  const starts: number[] = []
  for (const match of text.matchAll(/(?:^|\s)(\d{1,2})(?:\.\)|[.)]|\s?[-–:])\s*(?=[\p{L}"“(])/gu)) {
    if (Number(match[1]) === starts.length + 1) starts.push(match.index)
  }
  if (starts.length < 2 || starts[0] !== 0) return [text]
  return starts.map((start, index) => text.slice(start, starts[index + 1]).trim())
}
