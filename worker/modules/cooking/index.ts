import { sql } from 'drizzle-orm'
import { membershipOf, stands } from '../../kernel/log/context.ts'
import { plain } from '../../kernel/resource/plain.ts'
import { unmaking } from '../../kernel/resource/undo/unmake.ts'
import { visibleRecipe } from '../../access/recipe.access.ts'
import { cookingRoutes } from './cook.ts'
import { cookingEvents, type CookingEvent } from './cooking.events.ts'
import { cookLogResource } from './cooking.resource.ts'
import { cookLogTable } from './cooking.table.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { bringAlong, takeAlong } from '#worker/kernel/resource/undo/row-along.ts'
import { q } from '#worker/kernel/sql/sql.ts'
import type { RecipeEvent } from '#worker/modules/recipes/recipe.events.ts'

const cookingProjection = projection<CookingEvent | RecipeEvent>({
  'cook-log.cooked': ({ space, version, at, data }) =>
    q.insert(cookLogTable).values({ ...data, space_id: space, version, updated_at: at }),
  'recipe.deleted': (event) =>
    takeAlong(cookLogTable, event, event.data.id, {
      by: [sql`cook_log t ON t.space_id = ${event.space} AND t.recipe = r.value ->> 0`],
    }),
  'recipe.restored': (event) => bringAlong(cookLogTable, event),
})

export const cooking = plain(cookLogResource, {
  events: [cookingEvents],
  projections: [cookingProjection],
  routes: cookingRoutes,
  effects: {
    recipe: {
      cascading: (space, id) => [
        sql`SELECT id, 'CookLog' AS model, substr(created_at, 1, 10) AS name FROM cook_log
          WHERE space_id = ${space} AND recipe = ${id} AND deleted_with IS NULL`,
      ],
    },
  },
  undo: { 'cook-log.cooked': unmaking(cookLogResource) },
  feed: {
    'cook-log': (context) =>
      stands(context, 'user')
        ? sql`EXISTS (SELECT 1 FROM ${cookLogTable} WHERE ${cookLogTable.space_id} = ${membershipOf(context).space}
            AND 'cook-log:' || ${cookLogTable.id} = e.stream AND ${visibleRecipe(context, cookLogTable.recipe)})`
        : sql`0`,
  },
})
