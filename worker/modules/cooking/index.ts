import { sql } from 'drizzle-orm'
import { membershipOf, hasLevel } from '#worker/kernel/log/context.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { undoCreation } from '#worker/kernel/resource/undo/undo-creation.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { cookingRoutes } from './record-cooking.ts'
import { cookingEvents, type CookingEvent } from './cooking.events.ts'
import { cookLogResource } from './cooking.resource.ts'
import { cookLogTable } from './cooking.table.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { restoreDependents, softDeleteDependents } from '#worker/kernel/resource/undo/soft-delete-dependents.ts'
import { queryBuilder } from '#worker/kernel/sql/sql.ts'
import type { RecipeEvent } from '#worker/modules/recipes/recipe.events.ts'

const cookingProjection = projection<CookingEvent | RecipeEvent>({
  'cook-log.cooked': ({ space, version, at, data }) =>
    queryBuilder.insert(cookLogTable).values({ ...data, space_id: space, version, updated_at: at }),
  'recipe.deleted': (event) =>
    softDeleteDependents(cookLogTable, event, event.data.id, {
      joins: [sql`cook_log t ON t.space_id = ${event.space} AND t.recipe = r.value ->> 0`],
    }),
  'recipe.restored': (event) => restoreDependents(cookLogTable, event),
})

export const cooking = resourceModule(cookLogResource, {
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
  undo: { 'cook-log.cooked': undoCreation(cookLogResource) },
  feedFilters: {
    'cook-log': (context) =>
      hasLevel(context, 'user')
        ? sql`EXISTS (SELECT 1 FROM ${cookLogTable} WHERE ${cookLogTable.space_id} = ${membershipOf(context).space}
            AND 'cook-log:' || ${cookLogTable.id} = e.stream AND ${visibleRecipe(context, cookLogTable.recipe)})`
        : sql`0`,
  },
})
