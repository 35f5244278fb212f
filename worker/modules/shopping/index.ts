import { naming } from '../../kernel/merge.footprint.ts'
import type { Module } from '../../kernel/module.ts'
import { plain } from '../../kernel/plain.ts'
import { addingRoutes } from './adding.routes.ts'
import { entryRoutes } from './entry.routes.ts'
import { listRecipeRoutes } from './list-recipe.routes.ts'
import { effectsOnShopping } from './shopping.effects.ts'
import { shoppingEvents } from './shopping.events.ts'
import { shoppingFeed } from './shopping.feed.ts'
import { shoppingProjection } from './shopping.projection.ts'
import { shoppingListResource } from '../shopping-lists/shopping-list.resource.ts'
import { shoppingReferences } from './shopping.references.ts'
import { sumRoutes } from './sum.routes.ts'
import { entryTable, listRecipeTable } from './shopping.table.ts'
import { undoShopping } from './shopping.undo.ts'

export const namedLists = plain(shoppingListResource)

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
  footprints: { 'food.merged': [naming(entryTable, 'food')], 'unit.merged': [naming(entryTable, 'unit')] },
  undo: Object.fromEntries(Object.keys(shoppingEvents.shapes).map((verb) => [`shopping.${verb}`, undoShopping])),
  personal: (['shopping_list_entry', 'shopping_list_recipe', 'food_onhand'] as const).map((table) => ({
    table,
    column: table === 'food_onhand' ? 'user_id' : 'created_by',
    ofHousehold: true,
  })),
  feed: { shopping: shoppingFeed },
}
