import { sql } from 'drizzle-orm'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { type Context, membershipOf } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import type { Made, SavedRecipe } from './made.ts'

/** What recipes of a job became, by the keys of their file; also those that were here already. */
export const recipesByKey = (context: Context, job: number, keys: readonly string[]) =>
  query<SavedRecipe & { key: string }>(sql`
    SELECT i.details ->> '$.ref' AS key, r.id, r.name, r.servings FROM ${jsonEach([...new Set(keys)])} w
      CROSS JOIN job_item i ON i.space_id = ${membershipOf(context).space} AND i.job = ${job}
        AND i.details ->> '$.ref' = w.value AND i.details ->> '$.ref' IS NOT NULL
      CROSS JOIN recipe r ON r.space_id = i.space_id AND r.id = CAST(substr(i.result, 8) AS INTEGER)
        AND i.result = 'recipe:' || r.id AND r.deleted_with IS NULL
    WHERE ${visibleRecipe(context, sql`r.id`)} ORDER BY i.position DESC`)

/** Where several recipes of a file have one key, the first of them. */
export function recipeFinder(rows: readonly (SavedRecipe & { key: string })[], { recipes }: Made) {
  const known = new Map(rows.map((row): [string, SavedRecipe] => [row.key, row]))
  return (key: string): SavedRecipe | undefined => (key === '' ? undefined : (known.get(key) ?? recipes.get(key)))
}
