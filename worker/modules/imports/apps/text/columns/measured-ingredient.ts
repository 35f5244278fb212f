import type { DraftIngredient } from '../../../drafts/recipe-draft.ts'
import { ingredientOf } from '../../../drafts/read-lines.ts'
import { readAmount } from '../../../lines/quantity/amount.read.ts'
import { unitReader } from '../../../lines/quantity/unit-lexicon.ts'
import { splitFood } from '../../../lines/split-food.ts'

interface MeasuredText {
  /** As "1 1/2" or "3/4-1", or blank. */
  amount: string
  unit: string
  /** The food with what is said of it, as "butter; melted". */
  text: string
  /** What belongs to the note whatever the text says. */
  note?: string
}

/** An ingredient whose amount and unit stand apart from its food. The whole line where the amount is no number. */
export function measuredIngredient({ amount, unit, text, note = '' }: MeasuredText): DraftIngredient {
  const line = [amount, unit, text].filter(Boolean).join(' ')
  if (amount === '' && unit === '') return ingredientOf(line)
  const read = readAmount(amount, 0)
  if (amount !== '' && read?.end !== amount.length) return { line }
  const end = unit === '' ? (units(text, 0)?.end ?? 0) : 0
  if (end > 0 && /^\s+\p{L}/u.test(text.slice(end)))
    return measuredIngredient({ amount, unit: text.slice(0, end), text: text.slice(end).trim(), note })
  const { size, rest } = sizeIn(unit === '' && amount !== '' ? text : '')
  if (size) return measuredIngredient({ amount, unit: '', text: rest, note: [note, size].filter(Boolean).join(', ') })
  const { food, notes } = splitFood(text, { measured: true, packaged: false }, units)
  if (food === '') return { line }
  return {
    amount: read?.min ?? null,
    ...(read?.max ? { amount_max: read.max } : {}),
    unit,
    food,
    note: [note, ...notes]
      .map((one) => one.replace(/[\s,;]+$/, ''))
      .filter(Boolean)
      .join(', '),
    original_text: line,
  }
}

/** "1" before "3-4 lb chicken": how large each is. */
function sizeIn(text: string): { size: string; rest: string } {
  const [start = ''] = /^\d[\d/ .-]{0,8}(?<=[\d -])\s?(?=\p{L})/u.exec(text) ?? []
  const unit = start ? units(text, start.length) : null
  const isSize = unit?.kind === 'metric' && /^\s+\p{L}/u.test(text.slice(unit.end))
  return isSize ? { size: text.slice(0, unit.end), rest: text.slice(unit.end).trim() } : { size: '', rest: '' }
}

const units = unitReader()
