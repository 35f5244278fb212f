import type { SQL } from 'drizzle-orm'

export interface ListingPage {
  /** Null where each row says it in `total`. */
  count: SQL | null
  rows: (window: SQL) => SQL
  /** The number of recipes up to and including one; null in lists whose order changes meanwhile. */
  place: ((after: number) => SQL) | null
}
