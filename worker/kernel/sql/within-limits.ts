import type { CompiledStatement } from './compile.ts'
import { problem } from '../contract/errors.ts'

/** Limits of D1 that the local database does not enforce. */
const MAX_VALUE_BYTES = 2_000_000
const MAX_STATEMENT_BYTES = 100_000
const MAX_VALUES = 100

const tooLarge = problem(
  'request.too_large',
  413,
  'This is more than can be kept in one piece: two megabytes. Shorten the text or take fewer at once.',
)

/** Refuses a client's value that is too large. Too many values or too long a text are bugs and throw an error. */
export function withinLimits(compiled: CompiledStatement): CompiledStatement {
  const { sql, params } = compiled
  if (params.length > MAX_VALUES) throw new Error(`${params.length} values in one statement: ${sql.slice(0, 200)}`)
  if (bytesOf(sql) > MAX_STATEMENT_BYTES) throw new Error(`A statement of ${bytesOf(sql)} bytes: ${sql.slice(0, 200)}`)
  if (params.some((value) => bytesOf(value) > MAX_VALUE_BYTES)) throw tooLarge()
  return compiled
}

const encoder = new TextEncoder()

/** A UTF-16 unit takes one to three bytes, so only long texts are encoded to count them. */
function bytesOf(value: unknown): number {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength
  if (typeof value !== 'string') return 0
  return value.length * 3 <= MAX_STATEMENT_BYTES ? value.length : encoder.encode(value).byteLength
}
