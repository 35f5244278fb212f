import { sql } from 'drizzle-orm'
import { naming } from '../../kernel/log/merge.footprint.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { addingRoutes } from './entries/adding.routes.ts'
import { entryRoutes } from './entries/entry.routes.ts'
import { listRecipeRoutes } from './recipes/list-recipe.routes.ts'
import { effectsOnShopping } from './shopping.effects.ts'
import { shoppingEvents } from './shopping.events.ts'
import { shoppingFeed } from './shopping.feed.ts'
import { shoppingProjection } from './shopping.projection.ts'
import { shoppingReferences } from './shopping.references.ts'
import { sumRoutes } from './sums/sum.routes.ts'
import { entryTable, listRecipeTable } from './shopping.table.ts'
import { undoShopping } from './shopping.undo.ts'

export const shoppingLists: Module = {
  name: 'shopping',
  events: [shoppingEvents],
  tables: [entryTable, listRecipeTable],
  projections: [shoppingReferences, shoppingProjection],
  routes(app) {
    sumRoutes(app)
    entryRoutes(app)
    listRecipeRoutes(app)
    addingRoutes(app)
  },
  effects: effectsOnShopping,
  purge: {
    food: {
      rest: (space, ids) => [
        sql`DELETE FROM shopping_list_entry WHERE space_id = ${space} AND food IN (${ids}) AND deleted_with IS NOT NULL`,
      ],
    },
    unit: {
      rest: (space, ids) => [
        sql`UPDATE shopping_list_entry SET unit = NULL WHERE space_id = ${space} AND unit IN (${ids})`,
      ],
    },
  },
  footprints: { 'food.merged': [naming(entryTable, 'food')], 'unit.merged': [naming(entryTable, 'unit')] },
  undo: Object.fromEntries(Object.keys(shoppingEvents.shapes).map((verb) => [`shopping.${verb}`, undoShopping])),
  personal: (['shopping_list_entry', 'shopping_list_recipe', 'food_onhand'] as const).map((table) => ({
    table,
    column: table === 'food_onhand' ? 'user_id' : 'created_by',
    ofHousehold: true,
  })),
  feed: { shopping: shoppingFeed },
}
