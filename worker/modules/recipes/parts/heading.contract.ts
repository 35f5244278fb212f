import * as z from 'zod'
import { isBlankRef } from '#worker/kernel/contract/ref.contract.ts'

/**
 * Some apps know no headings and send an imported one back as a note without food, unit and amount. An explicit
 * `is_header` comes first.
 */
export const withHeadings = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (isHeading(value) ? { ...value, is_header: true, no_amount: true } : value), item)

const isHeading = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !('id' in value) &&
  !('is_header' in value) &&
  'food' in value &&
  isBlankRef(value.food) &&
  !('unit' in value && value.unit) &&
  !('amount' in value && Number(value.amount)) &&
  'note' in value &&
  typeof value.note === 'string' &&
  value.note.trim() !== ''
