import type { Token, Tokens } from 'marked'
import { ingredientOf } from '../../../drafts/read-lines.ts'
import type { DraftIngredient } from '../../../drafts/recipe-draft.ts'
import { tableRows } from './table-rows.ts'
import { markdownOf, plainOf } from './markdown-tokens.ts'

/** What stands below a heading for ingredients: their rows, what is said beside the list, and a method right below it. */
export interface ListedIngredients {
  rows: DraftIngredient[]
  remarks: string[]
  method: Token[]
}

export function listedIngredients(body: readonly Token[], isFirst: boolean): ListedIngredients {
  const isListed = body.some(({ type }) => type === 'list' || type === 'table')
  const found: ListedIngredients = { rows: [], remarks: [], method: [] }
  for (const token of body) {
    if (found.method.length > 0 || (isMethod(token) && (found.rows.length > 0 || !isFirst))) found.method.push(token)
    else if (token.type === 'list') found.rows.push(...(token as Tokens.List).items.flatMap(rowsOfItem))
    else if (token.type === 'table') found.rows.push(...tableRows(token as Tokens.Table))
    else if (token.type === 'blockquote' || (isListed && isText(token))) found.remarks.push(markdownOf(token))
    else found.rows.push(...linesOf(token).map(ingredientOf))
  }
  return found
}

/** Steps are counted, and longer than ingredients. */
function isMethod(token: Token): boolean {
  if (token.type !== 'list' || !(token as Tokens.List).ordered) return false
  const texts = (token as Tokens.List).items.map(plainOf)
  return texts.filter((text) => text.length > 40 || /[.!]$/.test(text)).length > texts.length / 2
}

/** Beside a list, what is long or a sentence is no ingredient. */
function isText(token: Token): boolean {
  const text = plainOf(token)
  return text.length > 80 || /[.!?]$/.test(text)
}

const linesOf = (token: Token): string[] =>
  markdownOf(token)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Entries below one are remarks on it, or what a group of that name holds. */
function rowsOfItem(item: Tokens.ListItem): DraftIngredient[] {
  const own = item.tokens.filter(({ type }) => type !== 'list' && type !== 'space' && type !== 'checkbox')
  const below = item.tokens.flatMap((token) => (token.type === 'list' ? (token as Tokens.List).items : []))
  const [text = '', ...more] = own.map((token) => plainOf(token).replace(/\s*｜\s*/g, ' ')).filter(Boolean)
  if (text === '' && below.length === 0) return []
  const row = ingredientOf(text)
  const isGroup = below.length > 0 && ('heading' in row || (!/\d/.test(text) && below.every(isMeasured)))
  if (isGroup) return [{ heading: 'heading' in row ? row.heading : text }, ...below.flatMap(rowsOfItem)]
  const remarks = [...more, ...below.map(plainOf)]
  return remarks.length > 0 ? [{ line: `${text} (${remarks.join('; ')})` }] : [row]
}

const isMeasured = (item: Tokens.ListItem): boolean => /^[\d½¼¾⅓⅔]/.test(plainOf(item))
