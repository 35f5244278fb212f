import type { MarkedToken, Token } from 'marked'
import type { InlineNode, TextStyle } from '../node.ts'
import { splitMasked } from '../template/mask-template.ts'
import { safeImage, safeLink } from './safe-link.ts'
import { decodeEntities } from './decode-entities.ts'
import { isBlockTag, type HtmlTag, type TagName } from './html-tag.ts'
import type { TemplateReader } from './template-reader.ts'
import { pairTags, type Piece } from './tag-pairs.ts'
import { finishText } from './finish-text.ts'
import { trimLine } from './trim-line.ts'

/** From piece `from` up to, but excluding, `to`. */
export const convertPieces = (
  pieces: readonly Piece[],
  reading: TemplateReader,
  from = 0,
  to = pieces.length,
): InlineNode[] => trimLine(finishText(pieceNodes(pieces, reading, from, to)))

export const convertLine = (tokens: readonly Token[], reading: TemplateReader): InlineNode[] =>
  convertPieces(pairTags(tokens, reading.restoreTemplates), reading)

const nested = (tokens: readonly Token[], reading: TemplateReader): InlineNode[] => {
  const pieces = pairTags(tokens, reading.restoreTemplates)
  return pieceNodes(pieces, reading, 0, pieces.length)
}

function pieceNodes(pieces: readonly Piece[], reading: TemplateReader, from: number, to: number): InlineNode[] {
  const nodes: InlineNode[] = []
  for (let at = from; at < to; at++) {
    const piece = pieces[at]!
    if (piece.tag && isBlockTag(piece.tag.name)) nodes.push({ kind: 'break' })
    else if (piece.tag && piece.close > at && piece.close < to) {
      nodes.push(...wrapped(piece.tag, pieces, reading, at + 1, piece.close))
      at = piece.close
    } else if (piece.tag) nodes.push(...single(piece.tag))
    else nodes.push(...tokenNodes(piece.token as MarkedToken, reading))
  }
  return nodes
}

function wrapped(
  tag: HtmlTag,
  pieces: readonly Piece[],
  reading: TemplateReader,
  from: number,
  to: number,
): InlineNode[] {
  const style = STYLES[tag.name]
  if (tag.name === 'code' || tag.name === 'tt') {
    const raw = pieces.slice(from, to).map(({ token }) => token.raw)
    return [{ kind: 'code', text: decodeEntities(reading.restoreTemplates(raw.join(''))) }]
  }
  const children = pieceNodes(pieces, reading, from, to)
  if (style) return [{ kind: style, children }]
  if (tag.name === 'a') return linkNodes(tag.attribute('href') ?? '', tag.attribute('title'), children)
  return children
}

function single(tag: HtmlTag): InlineNode[] {
  if (tag.name === 'br') return [{ kind: 'break' }]
  if (tag.name !== 'img') return []
  return imageNodes(tag.attribute('src') ?? '', tag.attribute('alt') ?? '', tag.attribute('title'))
}

function tokenNodes(token: MarkedToken, reading: TemplateReader): InlineNode[] {
  switch (token.type) {
    case 'strong':
      return [{ kind: 'strong', children: nested(token.tokens, reading) }]
    case 'em':
      return [{ kind: 'emphasis', children: nested(token.tokens, reading) }]
    case 'del':
      return [{ kind: 'deleted', children: nested(token.tokens, reading) }]
    case 'codespan':
      return [{ kind: 'code', text: reading.restoreTemplates(token.text) }]
    case 'br':
      return [{ kind: 'break' }]
    case 'link': {
      if (token.autolink)
        return linkNodes(reading.restoreTemplates(token.href), null, [textNode(reading.restoreTemplates(token.text))])
      return linkNodes(plain(token.href, reading), plain(token.title, reading) || null, nested(token.tokens, reading))
    }
    case 'image':
      return imageNodes(plain(token.href, reading), plain(token.text, reading), plain(token.title, reading) || null)
    case 'escape':
      return [textNode(token.text)]
    case 'text':
      return token.tokens ? nested(token.tokens, reading) : textNodes(token.text, reading)
    case 'checkbox':
      return []
    default:
      return [textNode(reading.restoreTemplates(token.raw))]
  }
}

function textNodes(masked: string, reading: TemplateReader): InlineNode[] {
  return splitMasked(masked).flatMap((piece, at): InlineNode[] => {
    if (at % 2 === 1) return reading.expand(Number(piece))
    const lines = decodeEntities(piece).split('\n')
    return lines.flatMap((line, row) => (row === 0 ? [textNode(line)] : [{ kind: 'break' }, textNode(line)]))
  })
}

const plain = (masked: string | null | undefined, reading: TemplateReader): string =>
  decodeEntities(reading.restoreTemplates(masked ?? ''))

const textNode = (text: string): InlineNode => ({ kind: 'text', text })

function linkNodes(address: string, title: string | null, children: InlineNode[]): InlineNode[] {
  const href = safeLink(address)
  return href ? [{ kind: 'link', href, title, children }] : children
}

function imageNodes(address: string, alt: string, title: string | null): InlineNode[] {
  const src = safeImage(address)
  return src ? [{ kind: 'image', src, alt, title }] : [textNode(alt)]
}

const STYLES: { [name in TagName]?: TextStyle } = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  sub: 'subscript',
  sup: 'superscript',
}
