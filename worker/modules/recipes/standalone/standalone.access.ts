import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'

/** True for a loose step `s`. With a file, only for its maker, since the file may be hidden from others. */
export const isStandaloneStep = (context: Context): SQL =>
  sql`(s.recipe IS NULL AND (s.file IS NULL OR ${madeBy(context, sql`'step:' || s.id`)}))`

export const isStandaloneIngredient = (context: Context): SQL =>
  sql`(i.recipe IS NULL AND (i.step IS NULL OR EXISTS (
    SELECT 1 FROM step s WHERE s.space_id = i.space_id AND s.id = i.step AND ${isStandaloneStep(context)})))`

/** Only the log says who made a part. */
const madeBy = (context: Context, stream: SQL): SQL => sql`EXISTS (SELECT 1 FROM event e
  WHERE e.space_id = ${membershipOf(context).space} AND e.stream = ${stream} AND e.version = 1
    AND e.meta ->> 'user' = ${personOf(context).id})`
