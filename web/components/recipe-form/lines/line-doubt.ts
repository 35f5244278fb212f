import type { ParsedLine } from '#worker/modules/imports/lines/parse.ts'

/** Why a line may have been read wrongly: it names nothing, its number is lost, or its name is a sentence. */
export type Doubt = 'noFood' | 'amount' | 'long'

const mostLetters = 40
const mostWords = 6

export function doubtOf({ food, is_header, no_amount, note, original_text }: ParsedLine): Doubt | null {
  if (is_header) return null
  if (food === null) return 'noFood'
  if (food.length > mostLetters || food.split(' ').length > mostWords) return 'long'
  // A number in the remark ("salt (see step 3)") is where it belongs.
  return no_amount && /[\d½⅓⅔¼¾⅛]/.test(original_text) && !/[\d½⅓⅔¼¾⅛]/.test(note) ? 'amount' : null
}
