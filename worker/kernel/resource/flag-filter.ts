import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '../log/context.ts'

/** `true` keeps the rows of which the condition holds, `false` the others; any other value filters nothing. */
export const flagFilter =
  (condition: (context: Context) => SQL) =>
  (value: unknown, context: Context): SQL =>
    value === 'true' || value === 'false'
      ? sql`coalesce(${condition(context)}, 0) = ${value === 'true' ? 1 : 0}`
      : sql`1`
