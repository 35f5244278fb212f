import { sql } from 'drizzle-orm'
import { membershipOf, stands } from '../../kernel/log/context.ts'
import { plain } from '../../kernel/resource/plain.ts'
import { unmaking } from '../../kernel/resource/undo/unmake.ts'
import { visibleRecipe } from '../../access/recipe.access.ts'
import { cookingRoutes } from './cook.ts'
import { cookingEvents } from './cooking.events.ts'
import { cookingProjection } from './cooking.projection.ts'
import { cookLogResource } from './cooking.resource.ts'
import { cookLogTable } from './cooking.table.ts'

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
