import { attribute, findNodes, type PageDocument } from '../html/document.ts'
import { readJson } from '../json/json-reader.ts'
import type { JsonValue } from '../json/json-value.ts'

export function jsonLd(document: PageDocument): JsonValue[] {
  return findNodes(document, (node) => node.tag === 'script' && /ld\+json/i.test(attribute(node, 'type'))).flatMap(
    (index) => readJson(document[index + 1]?.text ?? ''),
  )
}
