import { isIngredientLine, isShortLine, type LineParser } from './text-line.ts'
import { paragraphsOf } from './text-paragraphs.ts'

const FEWEST = 2

/** Where a list has paragraphs, a short line without an amount at the head of one is its title: it gets a colon. */
export function withListTitles(lines: readonly string[], parse: LineParser): string[] {
  const paragraphs = paragraphsOf(lines).filter((paragraph) => paragraph.length > 0)
  if (paragraphs.length < 2) return lines.filter(Boolean)
  return paragraphs.flatMap(([first = '', ...others]) => {
    const measured = others.filter((line) => isIngredientLine(line, parse)).length
    const isTitle = isShortLine(first) && /^\P{N}+$/u.test(first) && !/[,;:()]/.test(first)
    const isList = measured >= FEWEST && measured >= others.length * 0.8
    return [isTitle && isList && parse(first).no_amount ? `${first}:` : first, ...others]
  })
}
