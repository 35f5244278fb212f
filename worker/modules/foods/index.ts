import type { Module } from '../../kernel/module.ts'
import { movingBack } from '../../kernel/move.ts'
import { restoring } from '../../kernel/restore.ts'
import { removingAgain, revertingBy, unmaking } from '../../kernel/revert.ts'
import { saveFood } from './food.change.ts'
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
  undo: {
    'food.created': unmaking(foodResource),
    'food.changed': revertingBy(foodResource, saveFood),
    'food.moved': movingBack(foodResource),
    'food.properties_set': undoProperties,
    'food.deleted': restoring(foodResource),
    'food.restored': removingAgain(foodResource),
  },
}
