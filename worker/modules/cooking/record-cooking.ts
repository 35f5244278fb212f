import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { visibleRow, presentOne } from '#worker/kernel/resource/define-resource.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { cookLog } from './cooking.contract.ts'
import type { CookingEvent } from './cooking.events.ts'
import { cookLogResource } from './cooking.resource.ts'

export const cookingRoutes = (app: App): void =>
  route(
    app,
    {
      method: 'post',
      path: cookLog.path,
      name: 'create_cook-log',
      tag: cookLog.title,
      summary: 'Record that a recipe was cooked',
      level: cookLog.roles.write,
      body: cookLog.draft,
      status: 201,
      response: cookLog.row,
    },
    ({ context, body }) => recordCooking(context, body),
  )

function recordCooking(
  context: Context,
  { recipe, servings, rating, comment, created_at }: z.output<typeof cookLog.draft>,
): Promise<Answer<z.output<typeof cookLog.row>>> {
  const store = spaceStore(context)
  // If it was cooked before the recipe existed here, its first version stands in.
  const versionAt = sql`(SELECT coalesce(max(iif(at <= ${created_at ?? context.at}, version, NULL)), min(version)) FROM event
    WHERE space_id = ${store.space} AND stream = 'recipe:' || recipe.id)`
  const load = {
    recipes: query<{ version: number }>(sql`SELECT coalesce(${versionAt}, version) AS version FROM recipe
      WHERE space_id = ${store.space} AND id = ${recipe} AND deleted_with IS NULL AND ${readableRecipe(context)}`),
    ids: reserveIds(store.space, { 'cook-log': 1 }),
  }
  return execute(store, load, ({ recipes, ids }) => {
    const [cooked] = recipes
    if (!cooked)
      throw invalid({ recipe: [`Invalid pk "${recipe}" - object does not exist.`] }, 'request.unknown_reference')
    const id = idAllocator(ids)('cook-log')
    const event: CookingEvent = {
      type: 'cook-log.cooked',
      data: {
        id,
        recipe,
        recipe_version: cooked.version,
        servings: servings ?? null,
        rating: rating ?? null,
        comment: comment ?? null,
        created_by: personOf(context).id,
        created_at: created_at ?? context.at,
      },
    }
    return outcome({
      appends: [{ stream: `cook-log:${id}`, expected: 0, events: [event] }],
      status: 201,
      location: `${cookLog.path}${id}/`,
      answer: { row: visibleRow(cookLogResource, store.space, id, context) },
      respond: ({ row }) => presentOne(cookLogResource, row),
      version: ({ row }) => Number(row[0]?.['version']),
    })
  })
}
