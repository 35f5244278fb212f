import type { JsonValue } from './json-value.ts'
import { TolerantParser } from './tolerant-parser.ts'

/**
 * Every JSON document in a text, in order. Well-formed JSON takes the platform's parser; anything else is read by rules
 * that forgive what pages get wrong: wrappers (comments, CDATA, an assignment), raw control characters, trailing and
 * missing commas, single quotes, bare keys, quotes inside strings, entities for quotes, a cut-off end, several documents.
 */
export function readJson(text: string): JsonValue[] {
  const source = text.trim()
  if (!source) return []
  const exact = parseExactly(source)
  if (exact !== undefined) return [exact]
  const plain = !source.includes('"') && source.includes('&quot;') ? source.replaceAll('&quot;', '"') : source
  return new TolerantParser(plain).documents()
}

function parseExactly(source: string): JsonValue | undefined {
  try {
    return JSON.parse(source) as JsonValue
  } catch {
    return undefined
  }
}
