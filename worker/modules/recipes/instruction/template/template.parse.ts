export type Template =
  | { kind: 'comment' }
  | { kind: 'scale'; value: number }
  | { kind: 'ingredient'; index: number; field: TemplateField | null }

export type TemplateField = 'amount' | 'unit' | 'food' | 'note' | 'numeric_amount'

/** Reads one template, braces included, by the documented grammar; null for everything outside of it. */
export function parseTemplate(source: string): Template | null {
  if (source.startsWith('{#')) return { kind: 'comment' }
  const expression = source.slice(2, -2).trim()
  if (source.startsWith('{%')) return parseScale(SCALE_TAG, expression)
  return parseScale(SCALE_CALL, expression) ?? parseIngredient(expression)
}

function parseIngredient(expression: string): Template | null {
  const match = INGREDIENT.exec(expression)
  if (!match) return null
  return { kind: 'ingredient', index: Number(match[1]), field: match[2] ? FIELDS[match[2]]! : null }
}

function parseScale(grammar: RegExp, expression: string): Template | null {
  const match = grammar.exec(expression)
  if (!match) return null
  const value = Number(match[1]!.replace(',', '.')) / Number(match[2] ?? 1)
  return Number.isFinite(value) ? { kind: 'scale', value } : null
}

const FIELDS: Record<string, TemplateField> = {
  amount: 'amount',
  unit: 'unit',
  food: 'food',
  note: 'note',
  numeric_amount: 'numeric_amount',
}
const INGREDIENT = /^ingredients\s*\[\s*(\d{1,4})\s*\](?:\.(amount|unit|food|note|numeric_amount))?$/
const NUMBER = String.raw`([+-]?(?:\d{1,9}(?:[.,]\d{1,9})?|[.]\d{1,9}))(?:\s*\/\s*(\d{1,9}))?`
const SCALE_CALL = new RegExp(String.raw`^scale\s*\(\s*${NUMBER}\s*\)$`)
const SCALE_TAG = new RegExp(String.raw`^scale(?:\s*\(\s*|\s+)${NUMBER}(?:\s*\))?$`)
