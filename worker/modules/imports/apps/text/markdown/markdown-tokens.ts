import { lexer, type Token, type Tokens } from 'marked'
import { pictureFromBase64 } from '../../../drafts/base64-picture.ts'
import type { DraftPicture } from '../../../drafts/recipe-draft.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import { cleanLine } from '../../../pages/text/clean.ts'
import { pictureOf } from '../picture-files.ts'
import { type Said, say } from '../../../drafts/said.ts'

/** The blocks of a text, without the empty ones. */
export const blocksOf = (text: string): Token[] =>
  lexer(text.slice(0, MAX_LENGTH).replace(DEEP, '$1')).filter(({ type }) => type !== 'space' && type !== 'def')

const MAX_LENGTH = 200_000
/** Nobody puts a list into as many others, for which a reader would take far longer than its length. */
const DEEP = /((?:(?:[-*+>]|\d{1,3}[.)])[ \t]{0,4}){20})(?:(?:[-*+>]|\d{1,3}[.)])[ \t]{0,4})+/g

/** What somebody reads, in one line, without Markdown. */
export const plainOf = (token: Token): string => cleanLine(flat(token).replace(/\s+/g, ' '))

function flat(token: Token): string {
  if (token.type === 'image' || token.type === 'checkbox') return ''
  const inner = innerOf(token)
  if (inner) return inner.map(flat).join(token.type === 'list' ? '; ' : isBlock(token) ? ' ' : '')
  return 'text' in token ? String(token.text) : token.type === 'br' ? ' ' : token.raw
}

const isBlock = ({ type }: Token): boolean => type === 'list_item' || type === 'blockquote'

const innerOf = (token: Token): Token[] | undefined =>
  token.type === 'list' ? (token as Tokens.List).items : 'tokens' in token ? token.tokens : undefined

/** Markdown that stands alone: links have their addresses, and pictures are taken out. */
export function markdownOf(token: Token): string {
  let text = token.raw
  for (const one of allWithin(token)) {
    if (one.type === 'image') text = text.replace(one.raw, '')
    else if (one.type === 'link' && /\][ ]?\[|\]$/.test(one.raw))
      text = text.replace(one.raw, () => `[${one.text}](${one.href})`)
  }
  return text
    .replace(/<img\b[^<>]*>/gi, '')
    .replace(/<br *\/?>/gi, '\n')
    .replace(/<\/?(?:span|div|p|b|i|u|center|small|details|summary)\b[^<>\n]{0,200}>/gi, '')
    .replace(/ +$/gm, '')
    .trim()
}

/** The pictures in a text, and sentences about those that are not at hand. */
export function picturesIn(tokens: readonly Token[], files: readonly SourceFile[]) {
  const pictures: DraftPicture[] = []
  const warnings: Said[] = []
  for (const address of tokens.flatMap((token) => [...addressesIn(token)])) {
    const picture = address.startsWith('data:') ? pictureFromBase64(address) : pictureOf(address, files)
    if (picture) pictures.push(picture)
    else warnings.push(say('picture_missing', { name: address.slice(0, 80) }))
  }
  return { pictures, warnings }
}

function addressesIn(token: Token): string[] {
  const images = [...allWithin(token)].flatMap((one) => (one.type === 'image' ? [String(one.href)] : []))
  const tags = [...token.raw.matchAll(/<img\b[^<>]{0,500}?\bsrc\s{0,9}=\s{0,9}["']([^"'<>]+)/gi)].map(
    ([, address = '']) => address,
  )
  return [...images, ...tags]
}

function* allWithin(token: Token): Generator<Token> {
  for (const one of innerOf(token) ?? []) {
    yield one
    yield* allWithin(one)
  }
}
