import { type JsonValue, isObject, jsonList } from '../json/json-value.ts'
import { schemaProperty, textOf } from '../schema/terms.ts'
import { foldWord } from '../../lines/fold-word.ts'
import { numberWords } from '../../lines/quantity/number-words.ts'
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
  const unit = texts.find((text) => !/\d/.test(text)) ?? ''
  // The number of a size counts nothing: "one 9-inch pie".
  const match = NUMBER.exec(raw.replace(SIZE, (size) => size.replace(/\d/g, '#')))
  if (!match) return inWords(raw)
  const isWhole = /^(?:[.,]0+)?$/.test(match[3] ?? '')
  const after = raw.slice(match.index + match[0].length)
  const dozen = DOZEN.exec(after)?.[0] ?? ''
  const count = Number(match[1]) * (dozen ? 12 : 1)
  if (!isWhole || count < 1 || count > MAX_SERVINGS) return { servings: 1, servings_text: short(raw), raw }
  const before = raw.slice(0, match.index).replace(ABOUT, '')
  const rest = `${before} ${after.slice(dozen.length)}`.replace(VERB, ' ')
  const words = (tidy(rest) || unit).replace(/^[-–:,.]\s*/, '')
  const range = Number(match[2] ?? 0) > count ? ` (${count}–${match[2]})` : ''
  return { servings: count, servings_text: (short(words, MAX_TEXT - range.length) + range).trim(), raw }
}

/** "one 9-inch pie", "two loaves"; an article is no count. */
function inWords(raw: string): ReturnType<typeof servingsOf> {
  const text = raw.replace(VERB, '').replace(ABOUT, '')
  const [word = ''] = text.split(' ')
  const count = ARTICLE.test(word) ? undefined : numberWords.get(foldWord(word))
  const isCount = count !== undefined && Number.isInteger(count)
  return isCount
    ? { servings: count, servings_text: short(tidy(text.slice(word.length))), raw }
    : { servings: 1, servings_text: short(raw), raw }
}

const ABOUT =
  /(?:^|\s)(?:about|around|approx\.?|approximately|ca\.?|circa|etwa|environ|ongeveer|aprox\.?|unos|unas|cirka)\s*$|^(?:about|around|approx\.?|approximately|ca\.?|circa|etwa|environ|ongeveer)\s+/i
const ARTICLE = /^(?:an?|ein|eine[mnrs]?|une?|uno|una|uma?|een|en|ett?|jeden|jedna|egy|bir)$/i
const SIZE = /\d[\d.,]*\s*(?:-\s?)?(?:inch(?:es)?|in\.|″|”|"|cm|mm|zoll)(?!\p{L})|\d+\s*[x×]\s*\d+/giu
const DOZEN =
  /^\s*(?:dozen|dutzend|douzaines?|docenas?|dozzin[ae]|dozijn|dussin|dusin|tuct\p{L}*)(?!\p{L})(?:\s+of(?!\p{L}))?/iu

/** Whole number, upper end of a range, decimal or fraction part. */
const NUMBER =
  /(\d{1,6})(?:\s*(?:-|–|—|\bto\b|\bbis\b|(?<!\p{L})à(?!\p{L})|\ba\b|\bou\b|\btot\b|\btil\b|\bor\b)\s*(\d{1,6})(?![\d.,]*\d))?([.,]\d+|\s*\/\s*\d+|\s+\d+\s*\/\s*\d+|\s*[½¼¾⅓⅔])?/iu
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
