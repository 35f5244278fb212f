import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'

export const locationExists = (space: SQL, id: SQL): SQL => sql`EXISTS (SELECT 1 FROM inventory_location l
  WHERE l.space_id = ${space} AND l.id = ${id} AND l.deleted_with IS NULL)`

export const foodsInStock = (context: Context): SQL => {
  const { space } = membershipOf(context)
  return sql`SELECT e.food FROM member me CROSS JOIN inventory_location l
      ON l.space_id = ${space} AND l.household = me.household AND l.deleted_with IS NULL
    CROSS JOIN inventory_entry e
      ON e.space_id = ${space} AND e.inventory_location = l.id AND e.amount > 0 AND e.deleted_with IS NULL
    JOIN food f ON f.space_id = e.space_id AND f.id = e.food AND f.deleted_with IS NULL
    WHERE me.space_id = ${space} AND me.user_id = ${personOf(context).id} AND NOT me.gone`
}
