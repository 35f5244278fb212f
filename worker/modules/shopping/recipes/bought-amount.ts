import { sql, type SQL } from 'drizzle-orm'

/** How much of an ingredient is bought: enough for the upper end, where it says a range. */
export const boughtAmount = (ingredient: SQL): SQL => sql`coalesce(${ingredient}.amount_max, ${ingredient}.amount)`
