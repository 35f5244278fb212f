import type { Token, Tokens } from 'marked'
import { sectionOf } from '../../../pages/visible/section-words.ts'
import { takeLine } from './markdown-facts.ts'
import { blocksOf, plainOf } from './markdown-tokens.ts'

/** Below all that Markdown has: what stands in bold above a part of a recipe, and above a part of that. */
const SECTION_DEPTH = 7
const GROUP_DEPTH = 8
const MAX_HEADING = 60

/**
 * The blocks of Markdown as people write it: a line in bold above a list is a heading, comments are left out, and links
 * within a wiki are what they show.
 */
export const somebodysMarkdown = (text: string): Token[] =>
  blocksOf(withoutWikiLinks(withoutComments(text.slice(0, MAX_LENGTH)))).flatMap(headingIn)

const MAX_LENGTH = 200_000

function withoutComments(text: string): string {
  const [first = '', ...others] = text.split('<!--')
  // One that does not end is none.
  const open = others.findLastIndex((part) => part.includes('-->'))
  return others.reduce((whole, part, at) => {
    const end = part.indexOf('-->')
    return whole + (end >= 0 ? part.slice(end + 3) : at < open ? '' : `<!--${part}`)
  }, first)
}

/** "![[tea.jpg]]" is a picture, "[[Dough|my dough]]" reads "my dough". */
const withoutWikiLinks = (text: string): string =>
  text
    .replace(/!\[\[([^\][|<>\n]{1,200})(?:\|[^\][\n]{0,200})?\]\]/g, '![](<$1>)')
    .replace(/\[\[[^\][|\n]{1,200}\|([^\][\n]{1,200})\]\]/g, '$1')
    .replace(/\[\[([^\][#\n]{1,200})(?:#[^\][\n]{0,200})?\]\]/g, '$1')

function headingIn(token: Token): Token[] {
  if (token.type !== 'paragraph') return [token]
  const { tokens, text } = token as Tokens.Paragraph
  // A small picture may stand before the words.
  const [first, ...others] = tokens[0]?.type === 'text' && !/[\p{L}\d]/u.test(tokens[0].raw) ? tokens.slice(1) : tokens
  if (first === undefined || (!text.includes('\n') && takeLine(text, new Map()))) return [token]
  if (first.type !== 'strong') return isSectionLine(text) ? [headingOf(tokens, SECTION_DEPTH)] : [token]
  const title = plainOf(first)
  const rest = others.map(({ raw }) => raw).join('')
  const isAlone = /^[\s:：]*(?:\n|$)/.test(rest)
  const isSection = sectionOf(title) !== null
  const isHeading = isAlone
    ? title.length <= MAX_HEADING && (isSection || !/[.!?]$|\d/.test(title))
    : isSection && isLabel(title, rest)
  if (!isHeading) return [token]
  const below = rest.replace(/^[\s:：]+/, '')
  return [headingOf([first], isSection ? SECTION_DEPTH : GROUP_DEPTH), ...(below ? blocksOf(below) : [])]
}

/** "Ingredients:" or "Zutaten". */
const isSectionLine = (text: string): boolean =>
  text.length <= MAX_HEADING &&
  /^[\p{L} ]+[:：]?$/u.test(text) &&
  ['ingredients', 'instructions'].includes(sectionOf(text) ?? '')

const isLabel = (title: string, rest: string): boolean => /[:：]$/.test(title) || /^\s*[:：]/.test(rest)

const headingOf = (tokens: Token[], depth: number): Tokens.Heading => ({
  type: 'heading',
  raw: '',
  text: '',
  depth,
  tokens,
})
