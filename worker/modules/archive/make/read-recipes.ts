import { sql } from 'drizzle-orm'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { detailQueries, presentDetail } from '#worker/modules/recipes/recipe-detail.ts'
import type { RowSource } from './row-sources.ts'

const RECIPES_PER_READ = 20

/** Recipes as their own page shows them. */
export const readRecipes: RowSource['read'] = async (context, db, { space, after, to, only = sql`true` }) => {
  const { ids } = await db.read({
    ids: query<{ id: number }>(sql`SELECT id FROM recipe WHERE space_id = ${space} AND deleted_with IS NULL
      AND ${readableRecipe(context)} AND ${only} AND id > ${after} AND id <= ${to} ORDER BY id`),
  })
  const recipes: unknown[] = []
  for (let i = 0; i < ids.length; i += RECIPES_PER_READ)
    recipes.push(...(await readSome(context, db, ids.slice(i, i + RECIPES_PER_READ))))
  return recipes
}

/** Several recipes in one round trip. */
async function readSome(context: Context, db: Database, ids: readonly { id: number }[]): Promise<unknown[]> {
  type Found = Parameters<typeof presentDetail>[0]
  const asked = ids.map(({ id }) => [id, detailQueries(context, id)] as const)
  const all = await db.read(
    Object.fromEntries(
      asked.flatMap(([id, queries]) => Object.entries(queries).map(([name, one]) => [`${id} ${name}`, one])),
    ),
  )
  return asked.flatMap(([id, queries]) => {
    const names = Object.keys(queries)
    const found = Object.fromEntries(names.map((name) => [name, all[`${id} ${name}`]])) as unknown as Found // Its own queries.
    return found.whole.length > 0 ? [presentDetail(found)] : []
  })
}
