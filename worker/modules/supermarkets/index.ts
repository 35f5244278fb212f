import { sql } from 'drizzle-orm'
import { stands } from '../../kernel/log/context.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { plain } from '../../kernel/resource/plain.ts'
import { naming } from '../../kernel/log/merge-footprint.ts'
import { removingAgain } from '../../kernel/resource/undo/restore.ts'
import { reverting } from '../../kernel/resource/undo/revert.ts'
import { unmaking } from '../../kernel/resource/undo/unmake.ts'
import { mountSaves } from '../../kernel/resource/saves.ts'
import { categoryResource } from './category.resource.ts'
import { supermarketCategoryRelation } from './relation.contract.ts'
import { relationEvents } from './relation.events.ts'
import { relationProjection, relationReferences } from './relation.projection.ts'
import { relationResource } from './relation.resource.ts'
import { saveRelation } from './save-relation.ts'
import { relationTable } from './relation.table.ts'
import { undoRelation } from './relation.undo.ts'
import { defineResource } from '#worker/kernel/resource/resource.ts'
import { listsJson } from '#worker/modules/shopping-lists/shopping-list.rows.ts'
import { relationsOf, wayThrough } from './relation.rows.ts'
import { supermarket } from './supermarket.contract.ts'
import { supermarketTable } from './supermarket.table.ts'

const supermarketResource = defineResource(supermarket, supermarketTable, {
  named: { plural: false },
  search: ['name_fold'],
  sort: sql`${supermarketTable.name_key}`,
  computed: () => ({
    category_to_supermarket: { as: 'json', sql: wayThrough },
    shopping_lists: { as: 'json', sql: listsJson(supermarketTable.space_id, supermarketTable.shopping_lists) },
  }),
  effects: { cascading: (space, id) => [relationsOf(space, 'supermarket', id)] },
})

export { categoryResource }

export const supermarketCategories = plain(categoryResource)

export const supermarkets = plain(supermarketResource, {
  effects: {
    'shopping-list': {
      nulling: (space, id) => [
        sql`SELECT id, 'Supermarket' AS model, name FROM supermarket WHERE space_id = ${space} AND deleted_with IS NULL
          AND ${id} IN (SELECT value FROM json_each(supermarket.shopping_lists))`,
      ],
    },
  },
})

const relationFootprint = { ...naming(relationTable, 'category'), columns: ['category', 'deleted_with'] }

export const supermarketRelations: Module = {
  name: 'supermarket-category-relation',
  events: [relationEvents],
  tables: [relationTable],
  projections: [relationReferences, relationProjection],
  resources: [relationResource],
  routes: (app) => mountSaves(app, supermarketCategoryRelation, saveRelation),
  footprints: { 'supermarket-category.merged': [relationFootprint] },
  undo: {
    'supermarket-category-relation.created': unmaking(relationResource),
    'supermarket-category-relation.changed': reverting(relationResource),
    'supermarket-category-relation.deleted': undoRelation,
    'supermarket-category-relation.restored': removingAgain(relationResource),
  },
  feed: { 'supermarket-category-relation': (context) => (stands(context, 'user') ? sql`1` : sql`0`) },
}
