import type { SQL } from 'drizzle-orm'

/** One page of a list, as statements. */
export interface ListingPage {
  /** How many recipes the list holds; null where each row says so in `total`. */
  count: SQL | null
  /** `(id, total, place)` of one window of the list. */
  rows: (window: SQL) => SQL
  /** How many recipes come up to and with one; null in lists whose order changes under the reader. */
  place: ((after: number) => SQL) | null
}
