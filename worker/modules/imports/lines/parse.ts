import { cleanText, stripBullets } from './clean-text.ts'
import { headingText } from './heading-text.ts'
import { toParsedLine, type ParsedLine } from './parsed-line.ts'
import { splitLine } from './line-parts.ts'
import { type UnitReader, unitReader } from './quantity/unit-lexicon.ts'
import { foldWord } from './fold-word.ts'

export type { ParsedLine }

/** A household's own units, and its foods that look like an amount ("7 Up"). */
export type LineOptions = { units?: Iterable<string>; foods?: Iterable<string> }

/** What follows is not read. */
export const MAX_LINE = 512

/** Accepts any string, never throws, and takes linear time. */
export function parseLine(text: string, options?: LineOptions): ParsedLine {
  return options ? lineParser(options)(text) : parseBuiltIn(text)
}

export const parseLines = (texts: Iterable<string>, options?: LineOptions): ParsedLine[] =>
  Array.from(texts, options ? lineParser(options) : parseBuiltIn)

export function lineParser(options: LineOptions = {}): (text: string) => ParsedLine {
  const units = unitReader(options.units)
  const foods = new Set(Array.from(options.foods ?? [], (name) => foldWord(name.trim())))
  return (text) => parse(text, units, foods)
}

const parseBuiltIn = lineParser()

function parse(text: string, units: UnitReader, foods: ReadonlySet<string>): ParsedLine {
  const whole = cleanText(text.slice(0, 2 * MAX_LINE))
  const line = stripBullets(whole.slice(0, MAX_LINE))
  const heading = headingText(whole.slice(0, MAX_LINE)) ?? (line === whole ? null : headingText(line))
  if (heading !== null) return toParsedLine(text, { quantity: null, food: '', notes: [heading] }, true)
  if (foods.size > 0 && foods.has(foldWord(line)))
    return toParsedLine(text, { quantity: null, food: line, notes: [] }, false)
  return toParsedLine(text, splitLine(line, units), false)
}
