import { readJson } from '../json/json-reader.ts'
import type { JsonValue } from '../json/json-value.ts'

const PUSH = /__next_f\.push\(\s*(\[1,\s*"(?:[^"\\]|\\.)*"\s*\])/g
const ROW = /^[\da-f]{1,6}:(?=[[{])/gm

/** Data rows of Next.js's flight format: strings pushed in pieces, one `id:json` per line. */
export function flightRows(scripts: readonly string[]): JsonValue[] {
  const text = scripts.flatMap((script) => [...script.matchAll(PUSH)].map((match) => stringIn(match[1] ?? ''))).join('')
  const starts = [...text.matchAll(ROW)]
  return starts.flatMap((row, at) => {
    const line = text.slice(row.index + row[0].length, starts[at + 1]?.index).split('\n', 1)[0] ?? ''
    return MENTIONS.test(line) ? readJson(line) : []
  })
}

const MENTIONS = /ingredi|zutat/i

function stringIn(array: string): string {
  const [value] = readJson(array)
  const text = Array.isArray(value) ? value[1] : null
  return typeof text === 'string' ? text : ''
}
