import { sql, type SQL } from 'drizzle-orm'
import { personOf, hasLevel, type Context } from '#worker/kernel/log/context.ts'
import { isStandaloneIngredient, isStandaloneStep } from './standalone.access.ts'

/** Events `e` of loose parts that the asker caused, made, or may see. */
const isVisibleEvent = (context: Context, row: SQL): SQL => {
  if (!hasLevel(context, 'user')) return sql`0`
  const me = personOf(context).id
  return sql`(e.meta ->> 'user' = ${me} OR EXISTS (SELECT 1 FROM event m WHERE m.space_id = e.space_id
    AND m.stream = e.stream AND m.version = 1 AND m.meta ->> 'user' = ${me}) OR EXISTS (${row}))`
}

const streamId = (kind: string) => sql`CAST(substr(e.stream, ${sql.raw(String(kind.length + 2))}) AS INTEGER)`

export const standaloneFeed = {
  step: (context: Context) =>
    isVisibleEvent(
      context,
      sql`SELECT 1 FROM step s WHERE s.space_id = e.space_id AND s.id = ${streamId('step')} AND ${isStandaloneStep(context)}`,
    ),
  ingredient: (context: Context) =>
    isVisibleEvent(
      context,
      sql`SELECT 1 FROM ingredient i WHERE i.space_id = e.space_id AND i.id = ${streamId('ingredient')}
        AND ${isStandaloneIngredient(context)}`,
    ),
}
