/** Lines between empty ones. */
export function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]]
  for (const line of lines)
    if (line === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  return paragraphs
}
