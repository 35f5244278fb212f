import { QuoteType, Tokenizer } from 'htmlparser2'
import type { PageDocument } from './document.ts'
import { TreeBuilder } from './tree-builder.ts'

const MAX_CHARACTERS = 8_000_000

/**
 * Reads HTML of any quality into a flat tree. Linear in the length of the text: the tokenizer is htmlparser2's, the tree
 * is ours, because a parser whose stack may grow with the input turns quadratic on hostile pages.
 */
export function parseHtml(html: string): PageDocument {
  const source = html.length > MAX_CHARACTERS ? html.slice(0, MAX_CHARACTERS) : html
  const builder = new TreeBuilder()
  let tag = ''
  let name = ''
  let value = ''
  let attributes = new Map<string, string>()
  const slice = (start: number, end: number) => source.slice(start, end)
  const open = () => {
    builder.open(tag, attributes)
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
  return builder.finish()
}

const FOREIGN = new Set(['svg', 'path', 'use', 'circle', 'rect', 'g', 'line', 'polygon', 'polyline', 'ellipse'])
