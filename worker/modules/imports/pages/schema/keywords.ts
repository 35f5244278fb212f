import { type JsonValue, isObject, jsonList } from '../json/json-value.ts'
import { cleanLine } from '../text/clean.ts'
import { localName, textOf } from './terms.ts'

const MAX_KEYWORDS = 60
/** Longer ones are texts. Larder cuts them sooner, and says so. */
const MAX_LENGTH = 200

/** Splits strings at commas; keeps order and spelling, without duplicates in another case. */
export function keywordsOf(...values: Array<JsonValue | undefined>): string[] {
  const seen = new Map<string, string>()
  for (const item of values.flatMap(jsonList)) {
    for (const word of words(item)) {
      const key = word.toLowerCase()
      if (word.length <= MAX_LENGTH && !seen.has(key) && seen.size < MAX_KEYWORDS) seen.set(key, word)
    }
  }
  return [...seen.values()]
}

function words(item: JsonValue): string[] {
  const text = textOf(isObject(item) ? (item['name'] ?? item['@id'] ?? item['value']) : item).slice(0, 5_000)
  if (/^https?:\/\/(?:www\.)?schema\.org\//i.test(text)) return [localName(text)]
  return cleanLine(text)
    .split(/[,;|\n،、]/)
    .map((word) => word.replace(/^[\s#]+/, '').trim())
    .filter(Boolean)
}
