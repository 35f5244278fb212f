import { attribute, type PageDocument, attributeWords } from '../html/document.ts'
import { lineOf, textLinesOf } from '../html/node-text.ts'
import type { JsonObject, JsonValue } from '../json/json-value.ts'

const MAX_ITEMS = 20_000
/** Limit of characters read, as nested properties share their text. */
const MAX_TEXT = 3_000_000

type Vocabulary = { scope: string; type: string; id: string; property: string }

/** Top-level items in the shape of JSON-LD. */
export const microdata = (document: PageDocument): JsonObject[] =>
  itemsOf(document, { scope: 'itemscope', type: 'itemtype', id: 'itemid', property: 'itemprop' })

export const rdfa = (document: PageDocument): JsonObject[] =>
  itemsOf(document, { scope: 'typeof', type: 'typeof', id: 'resource', property: 'property' })

function itemsOf(document: PageDocument, vocabulary: Vocabulary): JsonObject[] {
  const top: JsonObject[] = []
  const scopes: Array<{ item: JsonObject; end: number }> = []
  /** Open properties: one nested in itself is a repetition. */
  const inside: Array<{ name: string; end: number }> = []
  let count = 0
  let room = MAX_TEXT
  for (let index = 0; index < document.length && count < MAX_ITEMS; index++) {
    const node = document[index]
    if (!node || node.tag === '#text') continue
    while ((scopes.at(-1)?.end ?? Infinity) <= index) scopes.pop()
    while ((inside.at(-1)?.end ?? Infinity) <= index) inside.pop()
    const isItem = node.attributes.has(vocabulary.scope)
    const owner = scopes.at(-1)?.item
    const names = [...new Set(attributeWords(node, vocabulary.property).map(canonical))].filter(
      (name) => isItem || !inside.some((open) => open.name === name),
    )
    if (!isItem && !names.length) continue
    count++
    const value = isItem
      ? newItem(attribute(node, vocabulary.type), attribute(node, vocabulary.id))
      : owner && room > 0
        ? valueOf(document, index, names)
        : ''
    if (typeof value === 'string') room -= value.length
    if (owner && names.length) for (const name of names) append(owner, name, value)
    else if (isItem) top.push(value as JsonObject)
    if (isItem) scopes.push({ item: value as JsonObject, end: node.end })
    else for (const name of names) inside.push({ name, end: node.end })
  }
  return top
}

function newItem(type: string, id: string): JsonObject {
  const item = Object.create(null) as JsonObject
  if (type) item['@type'] = type.split(/\s+/)
  if (id) item['@id'] = id
  return item
}

/** Drops prefixes, and maps the name that schema.org replaced in 2014, as pages mix both. */
/** Also names that older or careless markup has. */
const canonical = (name: string): string =>
  name
    .replace(/^.*[/#:]/, '')
    .replace(/^(?:recipe)?ingredients?$/i, 'recipeIngredient')
    .replace(/^(?:recipe)?(?:instructions?|directions?)$/i, 'recipeInstructions')

function append(item: JsonObject, name: string, value: JsonValue): void {
  const known = item[name]
  if (known === undefined) item[name] = value
  else if (Array.isArray(known)) known.push(value)
  else item[name] = [known, value]
}

const ADDRESS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'href',
    link: 'href',
    area: 'href',
    img: 'src',
    source: 'src',
    video: 'src',
    audio: 'src',
    iframe: 'src',
    embed: 'src',
    object: 'data',
  }),
)

function valueOf(document: PageDocument, index: number, names: readonly string[]): JsonValue {
  const node = document[index]
  if (!node) return ''
  const content = attribute(node, 'content')
  if (content || node.tag === 'meta') return content
  if (node.tag === 'time' && attribute(node, 'datetime')) return attribute(node, 'datetime')
  if (node.tag === 'data' || node.tag === 'meter') return attribute(node, 'value')
  const address = ADDRESS.get(node.tag)
  const lines = textLinesOf(document, index, {
    bold: names.some((name) => /instructions|ingredients?$|description/i.test(name)),
  })
  if (
    address &&
    !(
      node.tag === 'a' && names.some((name) => /ingredient|instruction|name|author|keyword|categor|cuisine/i.test(name))
    )
  ) {
    return attribute(node, address) || attribute(node, 'data-src') || lines.join(' ')
  }
  return names.some((name) => /instructions|ingredients?$|description/i.test(name))
    ? lines.join('\n')
    : lineOf(document, index)
}
