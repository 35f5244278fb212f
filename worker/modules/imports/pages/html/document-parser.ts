import { QuoteType, Tokenizer } from 'htmlparser2'
import type { PageDocument } from './document.ts'
import { MAX_NODES, TreeBuilder } from './tree-builder.ts'

export const MAX_CHARACTERS = 8_000_000

/**
 * Reads HTML of any quality into a flat tree, with the pages that its frames hold themselves. Linear in the length of the
 * text: the tokenizer is htmlparser2's, the tree is ours, because a parser whose stack may grow with the input turns
 * quadratic on hostile pages.
 */
export function parseHtml(html: string): PageDocument {
  const builder = new TreeBuilder()
  feed(builder, html.length > MAX_CHARACTERS ? html.slice(0, MAX_CHARACTERS) : html, 0)
  return builder.finish()
}

/** Frames that hold their page themselves may hold another one. */
const MAX_FRAMES = 3

function feed(builder: TreeBuilder, source: string, depth: number): void {
  let tag = ''
  let name = ''
  let value = ''
  let attributes = new Map<string, string>()
  const slice = (start: number, end: number) => source.slice(start, end)
  const open = () => {
    const framed = tag === 'iframe' && depth < MAX_FRAMES ? attributes.get('srcdoc') : undefined
    if (framed === undefined) builder.open(tag, attributes)
    else {
      const outside = builder.depth
      builder.open('div', NO_ATTRIBUTES)
      feed(builder, framed, depth + 1)
      builder.closeTo(outside)
    }
    if (builder.isFull) tokenizer.pause()
    attributes = new Map()
  }
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => builder.text(slice(start, end)),
      ontextentity: (code) => builder.text(String.fromCodePoint(code)),
      onopentagname: (start, end) => {
        tag = slice(start, end).toLowerCase()
      },
      onopentagend: open,
      onselfclosingtag: () => {
        const selfClosed = tag
        open()
        if (FOREIGN.has(selfClosed)) builder.close(selfClosed)
      },
      onclosetag: (start, end) => builder.close(slice(start, end).toLowerCase()),
      onattribname: (start, end) => {
        name = slice(start, end).toLowerCase()
        value = ''
      },
      onattribdata: (start, end) => {
        value += slice(start, end)
      },
      onattribentity: (code) => {
        value += String.fromCodePoint(code)
      },
      onattribend: (quote) => {
        if (!attributes.has(name)) attributes.set(name, quote === QuoteType.NoValue ? '' : value)
      },
      oncdata: (start, end, offset) => builder.text(slice(start, end - offset)),
      oncomment: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  )
  tokenizer.write(source)
  tokenizer.end()
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()

/** Whether something of a page comes after what `parseHtml` reads of it. */
export const isCut = (html: string, document: PageDocument): boolean =>
  html.length > MAX_CHARACTERS || document.length >= MAX_NODES

const FOREIGN = new Set(['svg', 'path', 'use', 'circle', 'rect', 'g', 'line', 'polygon', 'polyline', 'ellipse'])
