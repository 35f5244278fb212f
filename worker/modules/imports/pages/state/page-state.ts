import { attribute, findNodes, type PageDocument } from '../html/document.ts'
import { readJson } from '../json/json-reader.ts'
import type { JsonValue } from '../json/json-value.ts'
import { unflatten } from './flat-state.ts'

const MAX_CHARACTERS = 4_000_000

/** Next.js (`__NEXT_DATA__`, flight rows), Nuxt, Angular, Apollo, and window properties named like a state. */
export function pageState(document: PageDocument): JsonValue[] {
  let room = MAX_CHARACTERS
  const flight: string[] = []
  const found: JsonValue[] = []
  for (const index of findNodes(document, (node) => node.tag === 'script')) {
    const text = document[index + 1]?.tag === '#text' ? (document[index + 1]?.text ?? '') : ''
    const isFlight = text.includes('__next_f.push(')
    if ((!isFlight && !MENTIONS.test(text)) || (room -= text.length) < 0) continue
    const type = attribute(document[index], 'type')
    if (/ld\+json/i.test(type)) continue
    if (/json/i.test(type)) found.push(...readJson(text.replaceAll('&q;', '"').replaceAll('&a;', '&')).map(unflatten))
    else if (isFlight) flight.push(text)
    else found.push(...assigned(text))
  }
  for (const value of attributeStates(document)) if ((room -= value.length) >= 0) found.push(...readJson(value))
  return [...found, ...flightRows(flight)]
}

/** Components may get what they show as JSON in an attribute. */
const attributeStates = (document: PageDocument): string[] =>
  document.flatMap((node) =>
    [...node.attributes.values()].filter(
      (value) => value.length > MIN_STATE && /^\s*[[{]/.test(value) && MENTIONS.test(value),
    ),
  )

const MIN_STATE = 200

const MENTIONS = /ingredi|zutat|składnik|suroviny/i

/** `window.__STATE__ = {…}` and `window.__STATE__ = JSON.parse("…")`. */
function assigned(text: string): JsonValue[] {
  const match = ASSIGNMENT.exec(text)
  if (!match) return []
  const rest = text.slice(match.index + match[0].length)
  if (!match[1]) return readJson(rest).slice(0, 1)
  const [argument] = readJson(`[${rest}`)
  const [inner] = Array.isArray(argument) ? argument : []
  return typeof inner === 'string' ? readJson(inner) : []
}

const ASSIGNMENT =
  /(?:window|self|globalThis)(?:\.|\[["'])[\w$]*(?:state|data|props|nuxt|store|context|recipe)[\w$]*(?:["']\])?\s*=\s*(JSON\.parse\s*\(\s*)?(?=[{["'])/i

const PUSH = /__next_f\.push\(\s*(\[1,\s*"(?:[^"\\]|\\.)*"\s*\])/g

const ROW = /^[\da-f]{1,6}:(?=[[{])/gm

/** Data rows of Next.js's flight format: strings pushed in pieces, one `id:json` per line. */
export function flightRows(scripts: readonly string[]): JsonValue[] {
  const text = scripts.flatMap((script) => [...script.matchAll(PUSH)].map((match) => stringIn(match[1] ?? ''))).join('')
  const starts = [...text.matchAll(ROW)]
  return starts.flatMap((row, at) => {
    const line = text.slice(row.index + row[0].length, starts[at + 1]?.index).split('\n', 1)[0] ?? ''
    return MENTIONS_INGREDIENTS.test(line) ? readJson(line) : []
  })
}

const MENTIONS_INGREDIENTS = /ingredi|zutat/i

function stringIn(array: string): string {
  const [value] = readJson(array)
  const text = Array.isArray(value) ? value[1] : null
  return typeof text === 'string' ? text : ''
}
