import { fractionWords, numberWords } from './number-words.ts'
import { foldWord } from '../fold-word.ts'

/** `decimal` is the other reading of "1.500", where one language has thousands. `word` tells "one" from "1". */
export type NumberMatch = { value: number; decimal: number | null; end: number; word: boolean }

const fractionGlyphs: Record<string, number> = Object.fromEntries(
  Object.entries({
    '½': [1, 2],
    '⅓': [1, 3],
    '⅔': [2, 3],
    '¼': [1, 4],
    '¾': [3, 4],
    '⅕': [1, 5],
    '⅖': [2, 5],
    '⅗': [3, 5],
    '⅘': [4, 5],
    '⅙': [1, 6],
    '⅚': [5, 6],
    '⅐': [1, 7],
    '⅛': [1, 8],
    '⅜': [3, 8],
    '⅝': [5, 8],
    '⅞': [7, 8],
    '⅑': [1, 9],
    '⅒': [1, 10],
  }).map(([sign, [top, bottom]]) => [sign, (top ?? 0) / (bottom ?? 1)]),
)
const thousands = /^ 000(?!\d)/
const MAX_NUMBER = 999_999_999

const digits = /\d+(?:[.,'’]\d+)*/y
const slashed = /\s?\/\s?(\d{1,3})(?![\d/.,]\d|\d)/y
const mixed = /(?:\s|[-–](?!\s))(\d{1,2})\s?\/\s?(\d{1,3})(?![\d/])/y
const joined =
  /\s*(?:and|&|\+|e|et|und|y|en|och|og|i|a|и|και|と)\s*(?:(\d{1,2})\/(\d{1,3})(?![\d/])|([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])|(?:an?\s|eine?\s)?(half|halbe?|demie?|media|medio|mezzo|mezza|meia|meio|halve|halv|a half)(?![\p{L}]))/iuy
const words = /[\p{L}\p{M}]+/uy
const article = /\s+(?:of\s+)?(?:an?|the|eine?[rnsm]?|une?)(?=\s)/iy
const eastAsian = /[〇一二三四五六七八九十半两兩]+/y

const matchAt = (pattern: RegExp, line: string, index: number) => {
  pattern.lastIndex = index
  return pattern.exec(line)
}

export function readNumber(line: string, index: number): NumberMatch | null {
  const sign = fractionGlyphs[line.charAt(index)]
  if (sign !== undefined) return { value: sign, decimal: null, end: index + 1, word: false }
  const code = line.charCodeAt(index)
  if (code >= 48 && code <= 57) return readDigits(line, index)
  if (code === 46 && /\d/.test(line.charAt(index + 1))) {
    const rest = readDigits(line, index + 1)
    return (
      rest && { ...rest, value: Number(`0.${line.slice(index + 1, rest.end).replace(/\D.*$/, '')}`), decimal: null }
    )
  }
  if (code >= 0x3007 && code <= 0x9fff) return readEastAsian(line, index)
  return readWord(line, index)
}

function readDigits(line: string, index: number): NumberMatch | null {
  const match = matchAt(digits, line, index)
  if (!match) return null
  const raw = match[0]
  if (/^0\d/.test(raw)) return null
  let end = index + raw.length
  const whole = /^\d+$/.test(raw)
  const over = whole && line.charCodeAt(end) <= 47 ? matchAt(slashed, line, end) : null
  if (over) {
    const bottom = Number(over[1])
    if (bottom === 0 || raw.length > 3) return null
    return { value: Number(raw) / bottom, decimal: null, end: end + over[0].length, word: false }
  }
  let { value, decimal } = toValue(raw)
  if (whole && raw.length < 4 && thousands.test(line.slice(end, end + 5))) {
    value *= 1000
    end += 4
  }
  if (value > MAX_NUMBER) return null
  if (whole) {
    const gap = line.charAt(end) === ' ' ? 1 : 0
    const sign = fractionGlyphs[line.charAt(end + gap)]
    const part = matchAt(mixed, line, end)
    const and = part || sign !== undefined ? null : matchAt(joined, line, end)
    if (sign !== undefined) {
      value += sign
      end += gap + 1
    } else if (part && Number(part[1]) < Number(part[2])) {
      value += Number(part[1]) / Number(part[2])
      end += part[0].length
    } else if (and) {
      const added = and[1] ? Number(and[1]) / Number(and[2]) : and[3] ? (fractionGlyphs[and[3]] ?? 0) : 0.5
      if (added < 1) {
        value += added
        end += and[0].length
      }
    }
  }
  return { value, decimal, end, word: false }
}

/** In "1,5", "1.5", "1,000", "1.000,5", "1'000" the last separator is decimal unless it groups three digits. */
function toValue(raw: string): { value: number; decimal: number | null } {
  const parts = raw.split(/[.,'’]/)
  if (parts.length === 1) return { value: Number(raw), decimal: null }
  const tail = parts.at(-1) ?? ''
  const separators = raw.replace(/\d/g, '')
  const grouped = parts.slice(1).every((part) => part.length === 3) && (parts[0] ?? '').length <= 3 && parts[0] !== '0'
  if (grouped && new Set(separators).size === 1) {
    const decimal = parts.length === 2 && separators !== "'" ? Number(parts.join('.')) : null
    return { value: Number(parts.join('')), decimal }
  }
  return { value: Number(`${parts.slice(0, -1).join('')}.${tail}`), decimal: null }
}

function readWord(line: string, index: number): NumberMatch | null {
  const match = matchAt(words, line, index)
  if (!match) return null
  const value = /^à$/i.test(match[0]) ? undefined : numberWords.get(foldWord(match[0]))
  let end = index + match[0].length
  if (
    value === undefined ||
    (value === 1 &&
      /^\s(?:few|good few|little|bit|lot|touch|paar|wenig|bisschen|peu|poco|po|pouco|beetje)\b/i.test(
        line.slice(end, end + 10),
      )) ||
    !/^(?:\s|$|[½¼¾⅓⅔])/.test(line.slice(end, end + 1))
  )
    return null
  if (value < 1) {
    if (/^\s(?:and|&)\shalf\b/i.test(line.slice(end, end + 10))) return null
    const after = matchAt(article, line, end)
    return { value, decimal: null, end: after ? end + after[0].length : end, word: true }
  }
  const half = value === 1 && line.charAt(end) === ' ' ? readWord(line, end + 1) : null
  if (half && (half.value === 0.5 || /^couple\s/i.test(line.slice(end + 1, end + 8)))) return half
  const next = /^\s+([a-z]+)\b/i.exec(line.slice(end, end + 12))
  const part = next && fractionWords.get((next[1] ?? '').toLowerCase())
  if (next && part !== null && part !== undefined) {
    end += next[0].length
    const after = matchAt(article, line, end)
    return { value: value * part, decimal: null, end: after ? end + after[0].length : end, word: true }
  }
  if (/^couple\s+of\s/i.test(line.slice(index, index + 12))) end += 3
  const and = matchAt(joined, line, end)
  if (!and) return { value, decimal: null, end, word: true }
  const added = and[1] ? Number(and[1]) / Number(and[2]) : and[3] ? (fractionGlyphs[and[3]] ?? 0) : 0.5
  return { value: value + added, decimal: null, end: end + and[0].length, word: true }
}

/** Small Chinese and Japanese counts: 三, 十二, 半, 一半. */
function readEastAsian(line: string, index: number): NumberMatch | null {
  const match = matchAt(eastAsian, line, index)
  if (!match) return null
  let value = 0
  for (const sign of match[0]) {
    if (sign === '半') value += 0.5
    else if (sign === '十') value = (value || 1) * 10
    else value += sign === '两' || sign === '兩' ? 2 : '〇一二三四五六七八九'.indexOf(sign)
  }
  return value > 0 ? { value, decimal: null, end: index + match[0].length, word: true } : null
}
