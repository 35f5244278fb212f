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

/**
 * Recipes that came from the same source, or had the same name before `since`: what a file holds under one name are two
 * recipes, whichever of them is saved first.
 */
export const recipesThere = (context: Context, sought: readonly Sought[], since: string) => {
  const { space } = membershipOf(context)
  const visible = visibleRecipe(context, sql`r.id`)
  return query<RecipeThere>(sql`
    SELECT 'name' AS by, w.value, r.id, r.name FROM ${jsonEach(sought.map(({ name }) => foldName(name)))} w
      CROSS JOIN recipe r ON r.space_id = ${space} AND r.deleted_with IS NULL AND r.name_fold = w.value
      WHERE r.created_at < ${since} AND ${visible}
    UNION ALL
    SELECT 'source', i.source, r.id, r.name FROM ${jsonEach(sought.map(({ key }) => key))} w
      CROSS JOIN imported i ON i.space_id = ${space} AND i.source = w.value
      CROSS JOIN recipe r ON r.space_id = i.space_id AND r.id = i.recipe AND r.deleted_with IS NULL
      WHERE ${visible}`)
}

/** Finds one of `rows`: by its source, unless it may come `again`, else by its name, unless that may be there twice. */
export function finderOf(rows: readonly RecipeThere[], choices: { sameNames: boolean; again: boolean }) {
  const known = new Map(rows.map((row) => [`${row.by} ${row.value}`, row]))
  return ({ key, name }: Sought): RecipeThere | undefined =>
    (choices.again ? undefined : known.get(`source ${key}`)) ??
    (choices.sameNames ? undefined : known.get(`name ${foldName(name)}`))
}
