import { sql } from 'drizzle-orm'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { LoggedRecipeEvent } from './recipe-revision.ts'

export const recipeLog = (space: number, id: number) =>
  query<LoggedRecipeEvent>(
    sql`SELECT seq, version, type, data, at, meta ->> 'user' AS user, meta ->> 'client' AS client,
        ${memberJson(sql`e.space_id`, sql`e.meta ->> 'user'`)} AS actor
      FROM event e WHERE e.space_id = ${space} AND e.stream = ${`recipe:${id}`} ORDER BY version`,
    { json: ['data', 'actor'] },
  )
