import { sql, type SQL } from 'drizzle-orm'
import { personOf, stands, type Context } from '../../../kernel/log/context.ts'
import { looseIngredient, looseStep } from './loose.access.ts'

/** True of events `e` of parts made on their own: those one caused, of those one made, and of those one may see. */
const seen = (context: Context, row: SQL): SQL => {
  if (!stands(context, 'user')) return sql`0`
  const me = personOf(context).id
  return sql`(e.meta ->> 'user' = ${me} OR EXISTS (SELECT 1 FROM event m WHERE m.space_id = e.space_id
    AND m.stream = e.stream AND m.version = 1 AND m.meta ->> 'user' = ${me}) OR EXISTS (${row}))`
}

const idAfter = (kind: string) => sql`CAST(substr(e.stream, ${sql.raw(String(kind.length + 2))}) AS INTEGER)`

export const looseFeed = {
  step: (context: Context) =>
    seen(
      context,
      sql`SELECT 1 FROM step s WHERE s.space_id = e.space_id AND s.id = ${idAfter('step')} AND ${looseStep(context)}`,
    ),
  ingredient: (context: Context) =>
    seen(
      context,
      sql`SELECT 1 FROM ingredient i WHERE i.space_id = e.space_id AND i.id = ${idAfter('ingredient')}
        AND ${looseIngredient(context)}`,
    ),
}
