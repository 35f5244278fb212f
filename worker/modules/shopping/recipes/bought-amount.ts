import { sql, type SQL } from 'drizzle-orm'

/** The upper end of a range, so that enough is bought. */
export const boughtAmount = (ingredient: SQL): SQL => sql`coalesce(${ingredient}.amount_max, ${ingredient}.amount)`
