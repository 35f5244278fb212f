import { headingText } from '../lines/heading-text.ts'
import { cleanLine } from '../pages/text/clean.ts'
import { type DraftIngredient, type DraftStep, stepOf } from './recipe-draft.ts'

/** Ingredients as one text, a line each; headings ("Base:", "# Base", "[Base]") stand between them. */
export const ingredientsIn = (text: string): DraftIngredient[] => ingredientsOfLines(linesIn(text))

/** The same of lines. Where they have bullets in front, what has none and no amount is a heading. */
export function ingredientsOfLines(lines: readonly string[]): DraftIngredient[] {
  const isBulleted = lines.filter((line) => BULLET.test(line)).length > lines.length / 2
  const isHeading = (line: string) =>
    isBulleted && !BULLET.test(line) && line.length <= 60 && !/[\d½¼¾⅓⅔,;(]/.test(line)
  return lines.map((line) => (isHeading(line) ? { heading: headingOf(`${line}:`) ?? line } : ingredientOf(line)))
}

const BULLET = /^(?:[•◦▢☐]\s*|[-–*·]\s+)\S/u

/** One line of such a text. */
export function ingredientOf(line: string): DraftIngredient {
  const heading = headingOf(line)
  return heading === null ? { line: plainLine(line) } : { heading }
}

/** Without the marks of emphasis, and the bullet in front. */
const plainLine = (line: string): string =>
  line
    .replace(/^[•◦▢☐]\s*(?=\S)/u, '')
    .replaceAll('**', '')
    .replace(/(?<![\p{L}\d*])\*(?=\S)([^*]+)(?<=\S)\*(?![\p{L}\d*])/gu, '$1')

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
        others.length > 0 && headingOf(first) !== null
          ? [[first], ...listedParts(others)]
          : listedParts([first, ...others]),
      ),
  )

/** The parts of a paragraph that is a list, or counts up from 1 with lines below its numbers; else the whole. */
function listedParts(lines: readonly string[]): string[][] {
  if (lines.length > 1 && lines.every((line) => /^[-*•]\s/.test(line))) return lines.map((line) => [line])
  const parts: string[][] = [[]]
  let count = 0
  for (const line of lines) {
    const number = Number(/^(\d{1,2})[.)]\s/.exec(line)?.[1])
    if (number === count + 1) {
      count = number
      parts.push([])
    }
    parts.at(-1)?.push(line)
  }
  return count < 2 ? [[...lines]] : parts.filter((part) => part.length > 0)
}

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
