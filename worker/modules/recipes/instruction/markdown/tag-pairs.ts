import type { Token } from 'marked'
import { isVoid, readTag, type HtmlTag } from './html-tag.ts'

/** `tag` is set for a harmless tag; `close` is the place of its closing piece, or -1. */
export interface Piece {
  token: Token
  tag: HtmlTag | null
  close: number
}

/** Tags that overlap count as never closed. */
export function pairTags(tokens: readonly Token[], written: (raw: string) => string): Piece[] {
  const pieces = tokens.map((token): Piece => {
    const tag = token.type === 'html' ? readTag(written(token.raw)) : null
    return { token, tag, close: -1 }
  })
  const open: number[] = []
  const openByName = new Map<string, number>()
  for (const [at, { tag }] of pieces.entries()) {
    if (!tag || isVoid(tag.name)) continue
    if (!tag.closes) {
      open.push(at)
      openByName.set(tag.name, (openByName.get(tag.name) ?? 0) + 1)
    } else if (openByName.get(tag.name)) {
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        const opened = pieces[last]!
        openByName.set(opened.tag!.name, openByName.get(opened.tag!.name)! - 1)
        if (opened.tag!.name !== tag.name) continue
        opened.close = at
        break
      }
    }
  }
  return pieces
}
