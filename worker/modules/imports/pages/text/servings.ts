import { type JsonValue, isObject, jsonList } from '../json/json-value.ts'
import { schemaProperty, textOf } from '../schema/terms.ts'
import { cleanLine } from './clean.ts'

const MAX_SERVINGS = 10_000
const MAX_TEXT = 32

/** A range keeps its text in brackets; "1.5 litres" is one serving of that; no yield gives null and "". */
export function servingsOf(value: JsonValue | undefined): {
  servings: number | null
  servings_text: string
  raw: string
} {
  const texts = jsonList(value).map(yieldText).filter(Boolean)
  const raw =
    texts.find((text) => /\d/.test(text) && /\p{L}/u.test(text)) ??
    texts.find((text) => /\d/.test(text)) ??
    texts[0] ??
    ''
  if (!raw) return { servings: null, servings_text: '', raw }
  const match = NUMBER.exec(raw)
  const count = Number(match?.[1] ?? NaN)
  const unit = texts.find((text) => !/\d/.test(text)) ?? ''
  const isWhole = match !== null && /^(?:[.,]0+)?$/.test(match[3] ?? '')
  if (!match || !isWhole || !Number.isInteger(count) || count < 1 || count > MAX_SERVINGS) {
    return { servings: 1, servings_text: short(raw), raw }
  }
  const rest = `${raw.slice(0, match.index)} ${raw.slice(match.index + match[0].length)}`.replace(VERB, ' ')
  const words = (tidy(rest) || unit).replace(/^[-–:,.]\s*/, '')
  const range = Number(match[2] ?? 0) > count ? ` (${count}–${match[2]})` : ''
  return { servings: count, servings_text: short(words, MAX_TEXT - range.length) + range, raw }
}

/** Whole number, upper end of a range, decimal or fraction part. */
const NUMBER =
  /(\d{1,6})(?:\s*(?:-|–|—|\bto\b|\bbis\b|(?<!\p{L})à(?!\p{L})|\ba\b|\bou\b|\btot\b|\btil\b|\bor\b)\s*(\d{1,6})(?![\d.,]*\d))?([.,]\d+|\s*\/\s*\d+|\s*[½¼¾⅓⅔])?/iu
const VERB =
  /^\s*(?:serves|servings?:|serving|serve|makes(?: about)?|yields?|portions?\s*:|für|ergibt|pour|para|per|rende|voor|to)\b[\s:]*/iu

const tidy = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s:,;.]+|[\s:;,]+$/g, '')

function short(text: string, length = MAX_TEXT): string {
  if (text.length <= length) return text.trim()
  const cut = text.slice(0, length + 1)
  const space = cut.lastIndexOf(' ')
  return cut.slice(0, space > 0 ? space : length).trim()
}

function yieldText(value: JsonValue): string {
  if (!isObject(value)) return cleanLine(textOf(value).slice(0, 500))
  const amount = textOf(schemaProperty(value, 'value', 'minValue', 'name'))
  return cleanLine(`${amount} ${textOf(schemaProperty(value, 'unitText'))}`.slice(0, 500))
}
