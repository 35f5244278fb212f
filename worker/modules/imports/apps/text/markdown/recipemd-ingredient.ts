import type { Token, Tokens } from 'marked'
import type { DraftIngredient } from '../../../drafts/recipe-draft.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import { readAmount } from '../../../lines/quantity/amount.read.ts'
import { oncePerUpload } from '../once-per-upload.ts'
import { measuredIngredient } from '../columns/measured-ingredient.ts'
import { plainOf } from './markdown-tokens.ts'
import { say, type Said } from '../../../drafts/said.ts'

interface Place {
  file: SourceFile
  files: readonly SourceFile[]
  /** Sentences about links that lead nowhere. */
  links: Said[]
}

/** Its amount is emphasised; a link around the rest leads to a recipe. Further paragraphs and lists say more of it. */
export function recipeMdIngredient(item: Tokens.ListItem, { file, files, links }: Place): DraftIngredient {
  const [first, ...more] = item.tokens.filter(({ type }) => type !== 'space' && type !== 'checkbox')
  const inline: Token[] = first && 'tokens' in first ? (first.tokens ?? []) : []
  const [start] = inline
  const measure = start?.type === 'em' ? plainOf(start) : ''
  const named = inline.slice(measure ? 1 : 0).filter((token) => !(token.type === 'text' && token.raw.trim() === ''))
  const link = named.length === 1 && named[0]?.type === 'link' ? String(named[0].href) : ''
  const [text = '', ...notes] = [named.map(plainOf).join(' '), ...more.map(plainOf)].filter(Boolean)
  const target = link ? fileBehind(link, file, files) : undefined
  if (link && !target) links.push(say('link_elsewhere', { name: text, link }))
  const read = readAmount(measure, 0)
  const amount = measure.slice(0, read?.end ?? 0)
  const row = measuredIngredient({ amount, unit: measure.slice(amount.length).trim(), text, note: notes.join('; ') })
  const noted = 'line' in row && notes.length > 0 ? { line: `${row.line} (${notes.join('; ')})` } : row
  return target && !('heading' in noted) ? { ...noted, recipe: target.path.toLowerCase() } : noted
}

/** The file that a relative link means. */
function fileBehind(link: string, from: SourceFile, files: readonly SourceFile[]): SourceFile | undefined {
  const path = resolved(link, from.path)
  const known = filesByPath(files)
  return known.get(path) ?? known.get(`${path}.md`)
}

const filesByPath = oncePerUpload((files) => new Map(files.map((file) => [file.path.toLowerCase(), file] as const)))

function resolved(link: string, from: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of decoded(link)
    .replace(/[?#].*$/, '')
    .split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/').normalize('NFC').toLowerCase()
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}
