import { sql } from 'drizzle-orm'
import { restoreRow, softDeleteRow } from '#worker/kernel/resource/soft-delete-row.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { inValues, jsonEach, type Statement } from '#worker/kernel/sql/sql.ts'
import type { FoodEvent } from './food.events.ts'
import { adoptInheritance, inheritAll, inheritBelow } from './inherit-food.ts'
import { foodTable } from './food.table.ts'

export const foodTreeProjection = projection<FoodEvent>({
  'food.moved': ({ space, at, data: { id, parent } }) => moveFoods(space, at, [id], parent),
  'food.moved_together': ({ space, at, data: { ids, parent } }) => moveFoods(space, at, ids, parent),
  'food.handed_down': ({ space, data: { ids } }) => inheritBelow(space, ids),
  'food.inheritance_reset': ({ space, at, data: { below, fields } }) => [
    sql`UPDATE food SET inherit_fields = ${JSON.stringify(fields)}, updated_at = ${at}
      WHERE space_id = ${space} AND ${below === null ? sql`1` : sql`parent = ${below}`}`,
    below === null ? inheritAll(space) : inheritBelow(space, [below]),
  ],
  'food.substitutes_linked': ({ space, at, data: { pairs } }) => [
    sql`INSERT OR IGNORE INTO food_substitute (space_id, low, high)
      SELECT ${space}, min(value ->> 0, value ->> 1), max(value ->> 0, value ->> 1)
      FROM ${jsonEach(pairs)} WHERE value ->> 0 <> value ->> 1`,
    touchFoods(space, at, pairs.flat()),
  ],
  'food.substitutes_unlinked': ({ space, at, data: { pairs } }) => [
    sql`DELETE FROM food_substitute WHERE space_id = ${space} AND (low, high) IN (
      SELECT min(value ->> 0, value ->> 1), max(value ->> 0, value ->> 1) FROM ${jsonEach(pairs)})`,
    touchFoods(space, at, pairs.flat()),
  ],
  // The target takes over fields that it has no value for.
  'food.merged': ({ space, at, data: { id, into } }): Statement[] => [
    sql`UPDATE food SET parent = ${into} WHERE space_id = ${space} AND parent = ${id} AND deleted_with IS NULL`,
    sql`UPDATE OR IGNORE food_substitute SET low = min(${into}, iif(low = ${id}, high, low)), high = max(${into}, iif(low = ${id}, high, low))
      WHERE space_id = ${space} AND (low = ${id} OR high = ${id})`,
    sql`DELETE FROM food_substitute WHERE space_id = ${space} AND (low = ${id} OR high = ${id} OR low = high)`,
    sql`UPDATE OR REPLACE food_onhand SET food_id = ${into} WHERE space_id = ${space} AND food_id = ${id}`,
    sql`UPDATE food SET (supermarket_category, recipe, fdc_id, updated_at) = (
        SELECT coalesce(food.supermarket_category, s.supermarket_category), coalesce(food.recipe, s.recipe),
          coalesce(food.fdc_id, s.fdc_id), ${at} FROM food s WHERE s.space_id = ${space} AND s.id = ${id})
      WHERE space_id = ${space} AND id = ${into}`,
    sql`UPDATE food SET deleted_with = ${`food:${id}`}, updated_at = ${at} WHERE space_id = ${space} AND id = ${id}`,
    inheritBelow(space, [into]),
  ],
  'food.deleted': (event) => softDeleteRow(foodTable, event, event.data.id),
  'food.restored': (event) => restoreRow(foodTable, event, event.data.id),
})

const moveFoods = (space: number, at: string, ids: readonly number[], parent: number | null): Statement[] => [
  sql`UPDATE food SET parent = ${parent}, updated_at = ${at} WHERE space_id = ${space} AND ${inValues(sql`id`, ids)}`,
  adoptInheritance(space, ids),
  inheritBelow(space, ids),
]

const touchFoods = (space: number, at: string, ids: readonly number[]) =>
  sql`UPDATE food SET updated_at = ${at} WHERE space_id = ${space} AND ${inValues(sql`id`, ids)}`
