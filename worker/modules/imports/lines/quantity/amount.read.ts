import { type NumberMatch, readNumber } from './number.read.ts'

/** As in `NumberMatch`, `decimal` is the other reading of "1.500", and `word` a number that is spelled out. */
export type Amount = {
  min: number
  max: number | null
  decimal: number | null
  start: number
  end: number
  word: boolean
}

const separator =
  /-(?:to|or)-|(?:\s*[-–])?\s+(?:to|through|thru|bis|à|a|or|oder|ou|o|of|till|til|tot|do|až|az|или|до|έως|ή|lub|nebo|alebo|eller|veya|vagy|tai|sau)\s+|\s*(?:[-–—−‒~〜～]+|\.\.\.?|…)\s*(?:(?:to|bis)\s+)?|\s*(?:à|到|至|から)\s*/iuy
const approximately = /(?:ca\.?|about|etwa|approx\.?|~)\s*/iy

/** Reads "2", "2-3", "2 to 3", "3½- to 4", "1/4 a 1/2". */
export function readAmount(line: string, index: number): Amount | null {
  const first = readNumber(line, index)
  if (!first) return null
  const single = { ...first, min: first.value, max: null, start: index }
  const start = afterSeparator(line, first.end)
  const second = start === null ? null : readNumber(line, start)
  if (start === null || !second || isArticle(line, start, second) || isOrdinal(line, second)) return single
  if (second.value === first.value) return { ...single, end: second.end }
  const [min, max] = first.value < second.value ? [first.value, second.value] : [second.value, first.value]
  return { min, max, decimal: null, start: index, end: second.end, word: false }
}

export function afterSeparator(line: string, index: number): number | null {
  separator.lastIndex = index
  const between = separator.exec(line)
  if (!between) return null
  approximately.lastIndex = separator.lastIndex
  return separator.lastIndex + (approximately.exec(line)?.[0].length ?? 0)
}

/** "2 or a few", "1 lemon or half an orange": an article is no upper end. */
const isArticle = (line: string, start: number, number: NumberMatch) =>
  number.word && number.value <= 1 && !/^one/i.test(line.slice(start, number.end))

const isOrdinal = (line: string, number: NumberMatch) =>
  /^(?:%|°|(?:st|nd|rd|th)\b)/.test(line.slice(number.end, number.end + 3))
