import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import type { ImageFailure } from '#worker/modules/recipes/recipe.events.ts'

interface FailedRow {
  id: number
  name: string
  version: number
  image_failure: ImageFailure
}

/** Recipes `r` that a job brought and whose picture did not come. They are few, so the items are looked up by them. */
export const withoutPicture = (context: Context, job: number): SQL =>
  sql`FROM recipe r WHERE r.space_id = ${membershipOf(context).space} AND r.image_failure IS NOT NULL
    AND r.deleted_with IS NULL AND ${readableRecipe(context, sql`r`)} AND EXISTS (
      SELECT 1 FROM job_item i WHERE i.space_id = r.space_id AND i.job = ${job} AND i.state = 'done'
        AND coalesce('recipe:' || (i.details ->> 'recipe'), i.result) IS NOT NULL
        AND coalesce('recipe:' || (i.details ->> 'recipe'), i.result) = 'recipe:' || r.id)`

export const failedPictures = (context: Context, job: number, tail: SQL) =>
  query<FailedRow>(
    sql`SELECT r.id, r.name, r.version, r.image_failure ${withoutPicture(context, job)} ORDER BY r.id ${tail}`,
    {
      json: ['image_failure'],
    },
  )
