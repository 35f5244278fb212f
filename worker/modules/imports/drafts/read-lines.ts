import { headingText } from '../lines/heading-text.ts'
import { cleanLine } from '../pages/text/clean.ts'
import { type DraftIngredient, type DraftStep, stepOf } from './recipe-draft.ts'

/** Ingredients as one text, a line each; headings ("Base:", "# Base", "[Base]") stand between them. */
export const ingredientsIn = (text: string): DraftIngredient[] => linesIn(text).map(ingredientOf)

/** One line of such a text. */
export function ingredientOf(line: string): DraftIngredient {
  const heading = headingOf(line)
  return heading === null ? { line: line.replaceAll('**', '') } : { heading }
}

/**
 * Directions as one text, of an app that wraps no lines: a step for each line. A heading ("Sauce:") names the step below
 * it; numbers in front are left out, as steps are counted here.
 */
export const stepsByLine = (text: string): DraftStep[] => stepsOf(linesIn(text).map((line) => [line]))

/** The same of an app that wraps lines: a step for each paragraph. A heading may stand right above one. */
export const stepsByParagraph = (text: string): DraftStep[] =>
  stepsOf(
    text
      .replace(/\r\n?/g, '\n')
      .split(/\n\s*\n/)
      .map(linesIn)
      .flatMap(([first = '', ...others]) =>
        others.length > 0 && headingOf(first) !== null ? [[first], others] : [[first, ...others]],
      ),
  )

function stepsOf(paragraphs: readonly string[][]): DraftStep[] {
  const steps: DraftStep[] = []
  let name = ''
  for (const [first = '', ...others] of paragraphs) {
    const heading = others.length === 0 ? headingOf(first) : null
    if (heading !== null) name = name === '' ? heading : `${name}: ${heading}`
    else if (first !== '') {
      steps.push(stepOf({ name, instruction: [withoutNumber(first), ...others].join('\n') }))
      name = ''
    }
  }
  // A heading with nothing below it is a step that says little.
  if (name !== '') steps.push(stepOf({ instruction: name }))
  return steps
}

/** Apps mark headings with one "#", which in ingredients of pages may be a number. */
const headingOf = (line: string): string | null => headingText(line.replace(/^#(?=\s+\p{L})/u, '##'))

/** Without the number or the bullet in front of a step. */
export const withoutNumber = (line: string): string => line.replace(/^\s*(?:\d{1,2}[.)]|[•*-])\s+(?=\S)/, '')

/** Lines that say something, without the spaces around them. Entities are decoded; a soft line break is a space. */
export const linesIn = (text: string): string[] =>
  text
    .split(/\r\n?|\n|\u2029/)
    .map((line) => cleanLine(line.replaceAll('\u2028', ' ')))
    .filter((line) => line !== '')

/** Paragraphs as descriptions have them. */
export const paragraphsIn = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) => linesIn(block).join('\n'))
    .filter(Boolean)
    .join('\n\n')
