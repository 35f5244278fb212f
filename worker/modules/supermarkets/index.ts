import { sql } from 'drizzle-orm'
import { hasLevel } from '#worker/kernel/log/context.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { referencingFootprint } from '#worker/kernel/log/merge-footprint.ts'
import { undoRestore } from '#worker/kernel/resource/undo/undo-deletion.ts'
import { undoChange } from '#worker/kernel/resource/undo/undo-change.ts'
import { undoCreation } from '#worker/kernel/resource/undo/undo-creation.ts'
import { mountSaves } from '#worker/kernel/resource/mount-saves.ts'
import { categoryResource } from './category.resource.ts'
import { supermarketCategoryRelation } from './relation.contract.ts'
import { relationEvents } from './relation.events.ts'
import { relationProjection, relationReferences } from './relation.projection.ts'
import { relationResource } from './relation.resource.ts'
import { saveRelation } from './save-relation.ts'
import { relationTable } from './relation.table.ts'
import { undoRelation } from './relation.undo.ts'
import { orderRoutes } from './order.routes.ts'
import { supermarketResource } from './supermarket.resource.ts'

export { categoryResource }

export const supermarketCategories = resourceModule(categoryResource)

export const supermarkets = resourceModule(supermarketResource, {
  routes: orderRoutes,
  effects: {
    'shopping-list': {
      nulling: (space, id) => [
        sql`SELECT id, 'Supermarket' AS model, name FROM supermarket WHERE space_id = ${space} AND deleted_with IS NULL
          AND ${id} IN (SELECT value FROM json_each(supermarket.shopping_lists))`,
      ],
    },
  },
})

const relationFootprint = { ...referencingFootprint(relationTable, 'category'), columns: ['category', 'deleted_with'] }

export const supermarketRelations: Module = {
  name: 'supermarket-category-relation',
  events: [relationEvents],
  tables: [relationTable],
  projections: [relationReferences, relationProjection],
  resources: [relationResource],
  routes: (app) => mountSaves(app, supermarketCategoryRelation, saveRelation),
  footprints: { 'supermarket-category.merged': [relationFootprint] },
  undo: {
    'supermarket-category-relation.created': undoCreation(relationResource),
    'supermarket-category-relation.changed': undoChange(relationResource),
    'supermarket-category-relation.deleted': undoRelation,
    'supermarket-category-relation.restored': undoRestore(relationResource),
  },
  feedFilters: { 'supermarket-category-relation': (context) => (hasLevel(context, 'user') ? sql`1` : sql`0`) },
}
