import { sql, type SQL } from 'drizzle-orm'

/** By the names of fields, what a list is sorted by. */
export type SortKeys = Readonly<Record<string, SQL>>

interface Ordering {
  field: string
  descending: boolean
}

/** Reads `name` or `-name`; null for anything else. */
export function parseOrdering(wanted: unknown): Ordering | null {
  const [, minus, field] = /^(-?)(\w+)$/.exec(typeof wanted === 'string' ? wanted : '') ?? []
  return field === undefined ? null : { field, descending: minus === '-' }
}

/** Rows without a value come last. */
export const orderTerm = (value: SQL, { descending }: Ordering): SQL =>
  sql`${value} IS NULL, ${value} ${descending ? sql`DESC` : sql`ASC`}`

/** The term that is asked for; null for a word that is none of the keys. */
export function askedOrder(keys: SortKeys, wanted: unknown): SQL | null {
  const ordering = parseOrdering(wanted)
  const key = ordering && Object.hasOwn(keys, ordering.field) ? keys[ordering.field] : undefined
  return ordering && key ? orderTerm(key, ordering) : null
}

/** Terms of `ORDER BY`: what is asked for, then `usual`, which must be total, so that pages never overlap. */
export function sortBy(keys: SortKeys, wanted: unknown, usual: SQL): SQL {
  const asked = askedOrder(keys, wanted)
  return asked ? sql`${asked}, ${usual}` : usual
}
