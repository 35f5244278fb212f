import type { ParsedLine } from '#worker/modules/imports/lines/parse.ts'

/** The upper end of a range; one without an amount. */
export const typedAmount = ({ amount, amount_max, no_amount }: ParsedLine): number =>
  no_amount ? 1 : (amount_max ?? amount)

/** Entries have no notes, so a note stays in the name. */
export function typedName({ food, note, is_header, original_text }: ParsedLine): string {
  if (is_header) return note
  const name = food ?? original_text.trim()
  return (note ? `${name} (${note})` : name).slice(0, 128)
}
