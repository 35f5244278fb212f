import type { LineParts } from './line-parts.ts'

/** Without an amount, `amount` is 0 and `no_amount` true. A heading has only `note`. */
export type ParsedLine = {
  amount: number
  amount_max: number | null
  no_amount: boolean
  unit: string | null
  food: string | null
  note: string
  is_header: boolean
  original_text: string
}

const longestFood = 128
const longestNote = 256

/** Cuts to the lengths that an ingredient allows; a food that is too long goes to the note. */
export function toParsedLine(text: string, { quantity, food, notes }: LineParts, isHeader: boolean): ParsedLine {
  const remarks = [...new Set(notes.map((note) => note.trim()).filter(Boolean))]
  const cut = food.length > longestFood ? shortFood(food) : food
  if (cut !== food) remarks.unshift(food.slice(cut.length).trim())
  const amount = quantity?.min ?? null
  return {
    amount: amount ?? 0,
    amount_max: quantity?.max ?? null,
    no_amount: amount === null,
    unit: quantity?.unit?.trim() || null,
    food: cut || null,
    note: remarks.join(', ').slice(0, longestNote).trim(),
    is_header: isHeader,
    original_text: text,
  }
}

/** Takes one word, as a food this long is a sentence. */
const shortFood = (food: string) => (food.split(' ', 1)[0] ?? food).slice(0, longestFood)
