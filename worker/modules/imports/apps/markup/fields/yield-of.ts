import type { DraftNote } from '../../../drafts/recipe-draft.ts'
import { readAmount } from '../../../lines/quantity/amount.read.ts'
import { servingsOf } from '../../../pages/text/servings.ts'
import { notesOf } from './notes-of.ts'

/** Servings in whole numbers: "4 3/4 slices" are 5 of them, and what was written is kept. */
export function yieldOf(text: string): { servings: number | null; servings_text: string; written: DraftNote[] } {
  const read = readAmount(text, 0)
  const amount = read && !read.word && read.max === null ? (read.decimal ?? read.min) : null
  if (!read || amount === null || Number.isInteger(amount)) {
    const { servings, servings_text } = servingsOf(text)
    return { servings, servings_text, written: [] }
  }
  const { servings_text } = servingsOf(`1 ${text.slice(read.end)}`)
  return { servings: Math.max(1, Math.round(amount)), servings_text, written: notesOf(['Yield', text]) }
}
