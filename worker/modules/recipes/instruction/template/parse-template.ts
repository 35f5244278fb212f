export type Template =
  | { kind: 'comment' }
  | { kind: 'scale'; value: number; most: number | null }
  | { kind: 'ingredient'; index: number; field: TemplateField | null }

export type TemplateField = 'amount' | 'unit' | 'food' | 'note' | 'numeric_amount'

/** Null for anything outside of the documented grammar. */
export function parseTemplate(source: string): Template | null {
  if (source.startsWith('{#')) return { kind: 'comment' }
  const expression = source.slice(2, -2).trim()
  if (source.startsWith('{%')) return parseScale(SCALE_TAG, expression)
  return parseScale(SCALE_CALL, expression) ?? parseIngredient(expression)
}

function parseIngredient(expression: string): Template | null {
  const match = INGREDIENT.exec(expression)
  if (!match) return null
  return { kind: 'ingredient', index: Number(match[1]), field: (match[2] as TemplateField | undefined) ?? null }
}

function parseScale(grammar: RegExp, expression: string): Template | null {
  const match = grammar.exec(expression)
  if (!match) return null
  const [, from, fromUnder, to, toUnder] = match
  const value = numberOf(from!, fromUnder)
  const most = to === undefined ? null : numberOf(to, toUnder)
  if (!Number.isFinite(value) || (most !== null && !(Number.isFinite(most) && most > value))) return null
  return { kind: 'scale', value, most }
}

const numberOf = (above: string, below = '1'): number => Number(above.replace(',', '.')) / Number(below)

// The second group is a `TemplateField`.
const INGREDIENT = /^ingredients\s*\[\s*(\d{1,4})\s*\](?:\.(amount|unit|food|note|numeric_amount))?$/
const NUMBER = String.raw`([+-]?(?:\d{1,9}(?:[.,]\d{1,9})?|[.]\d{1,9}))(?:\s*\/\s*(\d{1,9}))?`
const RANGE = String.raw`${NUMBER}(?:\s*[-–]\s*${NUMBER})?`
const SCALE_CALL = new RegExp(String.raw`^scale\s*\(\s*${RANGE}\s*\)$`)
const SCALE_TAG = new RegExp(String.raw`^scale(?:\s*\(\s*|\s+)${RANGE}(?:\s*\))?$`)
