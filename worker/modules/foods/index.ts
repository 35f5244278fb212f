import type { Module } from '#worker/kernel/resource/module.ts'
import { undoFromCopies } from '#worker/kernel/resource/undo/undo-from-copies.ts'
import { undoRestore, undoDeletion } from '#worker/kernel/resource/undo/undo-deletion.ts'
import { undoChange } from '#worker/kernel/resource/undo/undo-change.ts'
import { undoCreation } from '#worker/kernel/resource/undo/undo-creation.ts'
import { effectsOnFoods } from './food.effects.ts'
import { foodEvents } from './food.events.ts'
import { foodProjection } from './food.projection.ts'
import { foodResource } from './food.resource.ts'
import { foodRoutes } from './food.routes.ts'
import { undoBatchTogether } from './food-batch.undo.ts'
import { heirsRoutes } from './heirs/heirs.routes.ts'
import { foodTreeProjection } from './food-tree.projection.ts'
import { foodFootprints } from './food-footprints.ts'
import { undoStock } from './food-stock.undo.ts'
import { undoProperties } from './food.undo.ts'
import { foodTable, onhandTable, substituteTable } from './food.table.ts'
import { sql } from 'drizzle-orm'
import { deleteRowCopies, type Purge } from '#worker/kernel/log/purge.ts'

const foodPurge: Purge = {
  deleteDependents: (space, ids) => {
    const copied = (table: string, which: ReturnType<typeof sql>) =>
      deleteRowCopies(
        space,
        table,
        sql`SELECT c.key FROM row_copy c WHERE c.space_id = ${space} AND c."of" = ${table} AND ${which}`,
      )
    return [
      copied('food_onhand', sql`c.key ->> 0 IN (${ids})`),
      sql`DELETE FROM food_onhand WHERE space_id = ${space} AND food_id IN (${ids})`,
      copied('food_substitute', sql`(c.key ->> 0 IN (${ids}) OR c.key ->> 1 IN (${ids}))`),
      sql`DELETE FROM food_substitute WHERE space_id = ${space} AND (low IN (${ids}) OR high IN (${ids}))`,
      copied(
        'property',
        sql`c.key ->> 0 IN (SELECT p.id FROM property p WHERE p.space_id = ${space} AND p.food IN (${ids}))`,
      ),
      sql`DELETE FROM property WHERE space_id = ${space} AND food IN (${ids})`,
    ]
  },
}

const back = undoFromCopies(foodResource, foodFootprints)

export const foods: Module = {
  name: 'food',
  events: [foodEvents],
  tables: [foodTable, onhandTable, substituteTable],
  projections: [foodProjection, foodTreeProjection],
  resources: [foodResource],
  routes(app) {
    foodRoutes(app)
    heirsRoutes(app)
  },
  effects: effectsOnFoods,
  footprints: foodFootprints,
  purge: { food: foodPurge },
  undo: {
    'food.created': undoCreation(foodResource),
    'food.changed': undoBatchTogether(undoChange(foodResource)),
    'food.properties_set': undoProperties,
    'food.deleted': undoDeletion(foodResource),
    'food.restored': undoRestore(foodResource),
    'food.stocked': undoStock,
    'food.used_up': undoStock,
    ...Object.fromEntries([...Object.keys(foodFootprints), 'food.put_back'].map((type) => [type, back])),
  },
}
