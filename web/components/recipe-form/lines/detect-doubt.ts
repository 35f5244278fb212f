import type { ParsedLine } from '#worker/modules/imports/lines/parse.ts'

/** Why a line may be misread: it names no food, its number is lost, or its name is a sentence. */
export type ParseDoubt = 'noFood' | 'amount' | 'long'

const maxLetters = 40
const maxWords = 6

export function detectDoubt({ food, is_header, no_amount, note, original_text }: ParsedLine): ParseDoubt | null {
  if (is_header) return null
  if (food === null) return 'noFood'
  if (food.length > maxLetters || food.split(' ').length > maxWords) return 'long'
  // A number in the note ("salt (see step 3)") belongs there.
  return no_amount && /[\d½⅓⅔¼¾⅛]/.test(original_text) && !/[\d½⅓⅔¼¾⅛]/.test(note) ? 'amount' : null
}
