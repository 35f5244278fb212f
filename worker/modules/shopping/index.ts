import { sql, type SQL } from 'drizzle-orm'
import { referencingFootprint } from '#worker/kernel/log/merge-footprint.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { addingRoutes } from './entries/adding.routes.ts'
import { entryRoutes } from './entries/entry.routes.ts'
import { listRecipeRoutes } from './recipes/list-recipe.routes.ts'
import { effectsOnShopping } from './shopping.effects.ts'
import { shoppingEvents } from './shopping.events.ts'
import { shoppingProjection } from './shopping.projection.ts'
import { shoppingReferences } from './shopping.references.ts'
import { entryTable, listRecipeTable } from './shopping.table.ts'
import { undoShopping } from './shopping.undo.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { visibleShopping } from '#worker/access/shopping.access.ts'
import { readableOrDeletedRecipe } from '#worker/access/recipe.access.ts'
import * as z from 'zod'
import { route, type App } from '#worker/kernel/http/route.ts'
import { shoppingListEntry } from './entries/entry.contract.ts'
import { shoppingSums } from './sums/sum.contract.ts'
import { listSums } from './sums/sum.list.ts'
import { learnedOrderRoutes } from './way/learned-order.routes.ts'

/**
 * Condition on events `e` for the feed: everything of the household, but no name that somebody gave to a recipe which
 * the asker may not see.
 */
const shoppingFeed = (context: Context): SQL => {
  const name = sql`coalesce(e.data ->> '$.list_recipe.name', e.data ->> '$.patch.name', '')`
  const recipe = sql`coalesce(e.data ->> '$.list_recipe.recipe', (SELECT l.recipe FROM shopping_list_recipe l
    WHERE l.space_id = ${membershipOf(context).space} AND l.id = e.data ->> '$.id'))`
  return sql`${visibleShopping(context, sql`e.meta ->> 'user'`)}
    AND (${name} = '' OR ${recipe} IS NULL OR ${readableOrDeletedRecipe(context, recipe)})`
}

export const shoppingModule: Module = {
  name: 'shopping',
  events: [shoppingEvents],
  tables: [entryTable, listRecipeTable],
  projections: [shoppingReferences, shoppingProjection],
  routes(app) {
    sumRoutes(app)
    entryRoutes(app)
    listRecipeRoutes(app)
    addingRoutes(app)
    learnedOrderRoutes(app)
  },
  effects: effectsOnShopping,
  purge: {
    supermarket: {
      deleteDependents: (space, ids) => [
        sql`UPDATE shopping_list_entry SET supermarket = NULL WHERE space_id = ${space} AND supermarket IN (${ids})`,
      ],
    },
    food: {
      deleteDependents: (space, ids) => [
        sql`DELETE FROM shopping_list_entry WHERE space_id = ${space} AND food IN (${ids}) AND deleted_with IS NOT NULL`,
      ],
    },
    unit: {
      deleteDependents: (space, ids) => [
        sql`UPDATE shopping_list_entry SET unit = NULL WHERE space_id = ${space} AND unit IN (${ids})`,
      ],
    },
  },
  footprints: {
    'food.merged': [referencingFootprint(entryTable, 'food')],
    'unit.merged': [referencingFootprint(entryTable, 'unit')],
  },
  undo: Object.fromEntries(Object.keys(shoppingEvents.shapes).map((verb) => [`shopping.${verb}`, undoShopping])),
  personalTables: (['shopping_list_entry', 'shopping_list_recipe', 'food_onhand'] as const).map((table) => ({
    table,
    column: table === 'food_onhand' ? 'user_id' : 'created_by',
    sharedWithHousehold: true,
  })),
  feedFilters: { shopping: shoppingFeed },
}

function sumRoutes(app: App): void {
  const { path, title: tag, roles } = shoppingListEntry
  route(
    app,
    {
      method: 'get',
      path: `${path}sums/`,
      name: 'sums_shopping-list-entry',
      tag,
      summary: 'What is to buy of each food, added up over recipes and units, and the entries that it is made of',
      level: roles.read,
      query: z.object({ mealplan: z.string().optional() }),
      response: shoppingSums,
    },
    ({ context, query }) => listSums(context, query),
  )
}
