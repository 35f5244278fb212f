import type { PageDocument } from '../html/document.ts'
import { findNodes } from '../html/document.ts'
import { readJson } from '../json/json-reader.ts'
import { isObject, type JsonObject } from '../json/json-value.ts'
import type { PageHead } from '../page-head.ts'
import type { Graph } from '../schema/graph.ts'
import { schemaProperty, textOf, typesOf } from '../schema/terms.ts'

/** What people wrote below a video or a post: the longest that the page has of it. */
export function captionText(document: PageDocument, graph: Graph, head: PageHead): string {
  const posts = graph.objects.filter((object) => typesOf(object).some((type) => POSTS.has(type)))
  const texts = [head.caption, playerText(document), ...posts.slice(0, MAX_POSTS).map(textOfPost)]
  return withoutFrame(texts.toSorted((a, b) => b.length - a.length)[0] ?? '').slice(0, MAX_LENGTH)
}

const POSTS = new Set(['videoobject', 'socialmediaposting', 'discussionforumposting', 'imageobject', 'blogposting'])
const MAX_POSTS = 20
const MAX_LENGTH = 20_000

const textOfPost = (post: JsonObject): string =>
  textOf(schemaProperty(post, 'articleBody', 'text', 'caption', 'description'))

/** Players are given the whole description, of which the head has the beginning. */
function playerText(document: PageDocument): string {
  for (const index of findNodes(document, (node) => node.tag === 'script')) {
    const text = document[index + 1]?.tag === '#text' ? (document[index + 1]?.text ?? '') : ''
    const match = /"shortDescription":("(?:[^"\\]|\\.)*")/.exec(text)
    const [value] = match ? readJson(`{"text":${match[1]}}`) : []
    const found = isObject(value) ? textOf(value['text']) : ''
    if (found) return found
  }
  return ''
}

/** Networks put it in quotes behind how many like it: `12 likes, 3 comments - anna on May 1: "Soup …"`. */
function withoutFrame(text: string): string {
  const [, quoted = ''] = /^[^"“\n]{0,200}:\s*["“]([\s\S]*?)["”]?\.?\s*$/.exec(text) ?? []
  return quoted.length > text.length / 2 ? quoted : text
}
