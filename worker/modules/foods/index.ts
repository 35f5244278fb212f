import type { Module } from '../../kernel/module.ts'
import { restoring } from '../../kernel/restore.ts'
import { foodEvents } from './food.events.ts'
import { foodProjection, foodReferences } from './food.projection.ts'
import { foodResource } from './food.resource.ts'
import { foodRoutes } from './food.routes.ts'
import { foodTreeProjection } from './food.tree.projection.ts'
import { undoProperties } from './food.undo.ts'
import { foodTable, onhandTable, substituteTable } from './food.table.ts'

export const foods: Module = {
  name: 'food',
  events: [foodEvents],
  tables: [foodTable, onhandTable, substituteTable],
  projections: [foodReferences, foodProjection, foodTreeProjection],
  resources: [foodResource],
  routes: foodRoutes,
  undo: { 'food.deleted': restoring(foodResource), 'food.properties_set': undoProperties },
}
