import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid, notFound } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { detailQueries, presentDetail } from '#worker/modules/recipes/recipe-detail.ts'
import { countRecipes } from '#worker/modules/recipes/recipe-tally.ts'
import { exceededLimits, refuseExceeded } from '#worker/modules/recipes/recipe-limits.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import { importFiles, type WaitingFile } from './decide-recipe-import.ts'
import type * as z from 'zod'
import type { importedAll } from './recipe-import.contract.ts'
import type { Recipe } from '#worker/modules/recipes/recipe.contract.ts'

/** Larger commits take too long. */
const MAX_IMPORTS = 500

export const waitingIn = (space: number): SQL => sql`FROM recipe_import w
  JOIN storage s ON s.space_id = w.space_id AND s.id = w.storage AND s.deleted_with IS NULL
  WHERE w.space_id = ${space} AND w.deleted_with IS NULL`

export function importOne(context: Context, id: number): Promise<Answer<Recipe>> {
  const store = spaceStore(context)
  const load = {
    waiting: waitingFiles(sql`${waitingIn(store.space)} AND w.id = ${id}`),
    full: exceededLimits(context, store.space, 1),
    ids: reserveIds(store.space, { recipe: 1 }),
  }
  return execute(store, load, ({ waiting, full, ids }) => {
    if (waiting.length === 0) throw notFound()
    refuseExceeded(full)
    const nextId = idAllocator(ids)
    const done = importFiles(waiting, { room: 1, by: personOf(context).id, nextId: () => nextId('recipe') })
    const [failure] = done.failed
    if (failure) throw invalid({ file_path: [failure.error] }, failure.code)
    const [recipe = 0] = done.recipes
    return outcome({
      appends: done.appends,
      location: `/api/recipe/${recipe}/`,
      answer: detailQueries(context, recipe),
      respond: (after) => presentDetail(after),
      version: (after) => after.whole[0]?.version,
    })
  })
}

export function importAll(context: Context): Promise<Answer<z.output<typeof importedAll>>> {
  const store = spaceStore(context)
  const { space } = store
  const load = {
    waiting: waitingFiles(sql`${waitingIn(space)} ORDER BY w.id LIMIT ${MAX_IMPORTS}`),
    all: query<{ n: number }>(sql`SELECT count(*) AS n ${waitingIn(space)}`),
    recipes: query<{ n: number }>(sql`SELECT ${countRecipes(space)} AS n`),
    full: exceededLimits(context, space, 0),
    ids: reserveIds(space, { recipe: sql`(SELECT min(count(*), ${MAX_IMPORTS}) ${waitingIn(space)})` }),
  }
  return execute(store, load, ({ waiting, all, recipes, full, ids }) => {
    refuseExceeded(full)
    const { max_recipes: most } = settingsOf(membershipOf(context).settings)
    const room = most ? most - (recipes[0]?.n ?? 0) : Infinity
    const nextId = idAllocator(ids)
    const done = importFiles(waiting, { room, by: personOf(context).id, nextId: () => nextId('recipe') })
    return outcome({
      appends: done.appends,
      answer: {},
      respond: () => ({
        msg: 'ok',
        imported: done.recipes.length,
        failed: done.failed,
        remaining: (all[0]?.n ?? 0) - waiting.length,
      }),
    })
  })
}

export const waitingFiles = (tail: SQL) =>
  query<WaitingFile>(sql`SELECT w.id, w.name, w.storage, w.file_path, w.file_uid, w.file_etag, w.file_size,
    w.version ${tail}`)
