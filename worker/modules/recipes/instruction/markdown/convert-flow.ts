import type { Token } from 'marked'
import type { BlockNode, ListItem } from '../node.ts'
import { isBlockTag, type TagName } from './html-tag.ts'
import { convertPieces } from './convert-inline.ts'
import type { TemplateReader } from './template-reader.ts'
import { pairTags, type Piece } from './tag-pairs.ts'

/** Usually one paragraph; more where raw tags such as `<p>` or `<li>` divide it. */
export function convertFlow(tokens: readonly Token[], reading: TemplateReader): BlockNode[] {
  const pieces = pairTags(tokens, reading.restoreTemplates)
  return flow(pieces, reading, 0, pieces.length)
}

function flow(pieces: readonly Piece[], reading: TemplateReader, from: number, to: number): BlockNode[] {
  const blocks: BlockNode[] = []
  let start = from
  const flush = (end: number) => {
    const children = convertPieces(pieces, reading, start, end)
    if (children.length > 0) blocks.push({ kind: 'paragraph', children })
  }
  for (let at = from; at < to; at++) {
    const { tag, close } = pieces[at]!
    if (!tag || !isBlockTag(tag.name)) continue
    flush(at)
    if (tag.name === 'hr') blocks.push({ kind: 'rule' })
    if (close > at && close < to) {
      blocks.push(...element(tag.name, pieces, reading, at + 1, close))
      at = close
    }
    start = at + 1
  }
  flush(to)
  return blocks
}

function element(
  name: TagName,
  pieces: readonly Piece[],
  reading: TemplateReader,
  from: number,
  to: number,
): BlockNode[] {
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [{ kind: 'heading', level: LEVELS[name], children: convertPieces(pieces, reading, from, to) }]
    case 'blockquote':
      return [{ kind: 'blockquote', children: flow(pieces, reading, from, to) }]
    case 'pre': {
      const raw = pieces.slice(from, to).map(({ token }) => token.raw)
      return [{ kind: 'code-block', language: null, text: reading.restoreTemplates(raw.join('')) }]
    }
    case 'ul':
    case 'ol': {
      const items = listItems(pieces, reading, from, to)
      return items.length > 0 ? [{ kind: 'list', ordered: name === 'ol', start: 1, loose: false, items }] : []
    }
    case 'li': {
      const items = [{ checked: null, children: flow(pieces, reading, from, to) }]
      return [{ kind: 'list', ordered: false, start: 1, loose: false, items }]
    }
    default:
      return flow(pieces, reading, from, to)
  }
}

function listItems(pieces: readonly Piece[], reading: TemplateReader, from: number, to: number): ListItem[] {
  const items: ListItem[] = []
  const add = (start: number, end: number) => {
    const children = flow(pieces, reading, start, end)
    if (children.length > 0) items.push({ checked: null, children })
  }
  let start = from
  for (let at = from; at < to; at++) {
    const { tag, close } = pieces[at]!
    if (tag?.name !== 'li') continue
    add(start, at)
    if (close > at && close < to) {
      add(at + 1, close)
      at = close
    }
    start = at + 1
  }
  add(start, to)
  return items
}

const LEVELS = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 } as const
