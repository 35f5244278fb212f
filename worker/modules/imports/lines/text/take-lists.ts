import { paragraphsOf } from './text-paragraphs.ts'
import { isIngredientLine, isTitleLine, type LineParser } from './text-line.ts'

const FEWEST = 3

/** A recipe in parts has further lists within its method: a title, and below it nothing but lines like ingredients. */
export function takeLists(lines: readonly string[], parse: LineParser) {
  const ingredients: string[] = []
  const steps: string[] = []
  for (const paragraph of paragraphsOf(lines)) {
    const [title = '', ...list] = paragraph
    const hits = list.filter((line) => isIngredientLine(line, parse)).length
    const isList = isTitleLine(title) && list.length >= FEWEST && hits >= list.length * 0.8
    if (isList) ingredients.push(...paragraph)
    // The title says also which part of the method follows.
    steps.push(...(isList ? [title] : paragraph), '')
  }
  return { ingredients, steps: steps.slice(0, -1) }
}
