import { sql } from 'drizzle-orm'
import { forgetCopies, type Purge } from '../../kernel/log/purge.ts'

/** What is said of a food goes with it. */
export const foodPurge: Purge = {
  rest: (space, ids) => {
    const copied = (table: string, which: ReturnType<typeof sql>) =>
      forgetCopies(
        space,
        table,
        sql`SELECT c.key FROM row_copy c WHERE c.space_id = ${space} AND c."of" = ${table} AND ${which}`,
      )
    return [
      copied('food_onhand', sql`c.key ->> 0 IN (${ids})`),
      sql`DELETE FROM food_onhand WHERE space_id = ${space} AND food_id IN (${ids})`,
      copied('food_substitute', sql`(c.key ->> 0 IN (${ids}) OR c.key ->> 1 IN (${ids}))`),
      sql`DELETE FROM food_substitute WHERE space_id = ${space} AND (low IN (${ids}) OR high IN (${ids}))`,
      copied(
        'property',
        sql`c.key ->> 0 IN (SELECT p.id FROM property p WHERE p.space_id = ${space} AND p.food IN (${ids}))`,
      ),
      sql`DELETE FROM property WHERE space_id = ${space} AND food IN (${ids})`,
    ]
  },
}
