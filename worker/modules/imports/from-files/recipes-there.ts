import { sql } from 'drizzle-orm'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import { type Context, membershipOf } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'

/** What a recipe of a file is known by when it comes again. */
export interface Sought {
  /** The key of its source. */
  key: string
  name: string
}

export interface RecipeThere {
  by: 'source' | 'name'
  value: string
  id: number
  name: string
}

/** Recipes that came from the same source before, or have the same name. */
export const recipesThere = (context: Context, sought: readonly Sought[]) => {
  const { space } = membershipOf(context)
  const wanted = sought.flatMap(({ key, name }) => [
    { by: 'source', value: key },
    { by: 'name', value: foldName(name) },
  ])
  return query<RecipeThere>(sql`
    SELECT w.value ->> 'by' AS by, w.value ->> 'value' AS value, r.id, r.name FROM ${jsonEach(
      wanted,
    )} w CROSS JOIN recipe r ON r.space_id = ${space} AND r.deleted_with IS NULL AND CASE w.value ->> 'by'
      WHEN 'name' THEN r.name_fold = w.value ->> 'value'
      ELSE r.id IN (SELECT recipe FROM imported WHERE space_id = ${space} AND source = w.value ->> 'value') END
    WHERE ${visibleRecipe(context, sql`r.id`)}`)
}

/** Finds one of `rows`: by its source, unless it may come `again`, else by its name, unless that may be there twice. */
export function finderOf(rows: readonly RecipeThere[], choices: { sameNames: boolean; again: boolean }) {
  const known = new Map(rows.map((row) => [`${row.by} ${row.value}`, row]))
  return ({ key, name }: Sought): RecipeThere | undefined =>
    (choices.again ? undefined : known.get(`source ${key}`)) ??
    (choices.sameNames ? undefined : known.get(`name ${foldName(name)}`))
}
