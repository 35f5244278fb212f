import { and, eq, sql } from 'drizzle-orm'
import { foldOf, keyOf, nameKeys } from '../../kernel/names.ts'
import { projection } from '../../kernel/projection.ts'
import { insertRows } from '../../kernel/rows.ts'
import { each, q, type Statement } from '../../kernel/sql.ts'
import type { MergedEvent } from '../../kernel/resource.events.ts'
import type { FoodEvent } from './food.events.ts'
import { adoptInheritance, inheritable, inheritBelow } from './food.inherit.ts'
import { foodTable } from './food.table.ts'

const given = <T extends object>(data: T) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

const here = (space: number, id: number) => and(eq(foodTable.space_id, space), eq(foodTable.id, id))

/** Foods that matter to others below them change those too. */
const handsDown = (patch: object) =>
  [...inheritable.map(({ field }) => field as string), 'inherit_fields'].some((key) => key in patch)

export const foodProjection = projection<FoodEvent>({
  'food.created': ({ space, version, at, data }) =>
    insertRows(foodTable, [
      {
        description: '',
        properties_food_amount: 100,
        ignore_shopping: false,
        substitute_siblings: false,
        substitute_children: false,
        inherit_fields: [],
        child_inherit_fields: [],
        ...given(data),
        ...nameKeys(data),
        name_key: keyOf(data.name),
        name_fold: foldOf(data.name),
        space_id: space,
        version,
        created_at: at,
        updated_at: at,
      },
    ]),
  'food.changed': ({ space, version, at, data: { id, patch } }) => [
    q
      .update(foodTable)
      .set({ ...patch, ...nameKeys(patch), version, updated_at: at })
      .where(here(space, id)),
    ...(handsDown(patch) ? [inheritBelow(space, id)] : []),
  ],
  'food.substitutes_set': ({ space, version, at, data: { id, substitutes } }) => [
    sql`DELETE FROM food_substitute WHERE space_id = ${space} AND (low = ${id} OR high = ${id})`,
    sql`INSERT OR IGNORE INTO food_substitute (space_id, low, high)
      SELECT ${space}, min(${id}, value), max(${id}, value) FROM ${each(substitutes)} WHERE value <> ${id}`,
    q.update(foodTable).set({ version, updated_at: at }).where(here(space, id)),
  ],
  'food.stocked': ({ space, version, at, data: { id, users } }) => [
    sql`INSERT OR IGNORE INTO food_onhand (space_id, food_id, user_id) SELECT ${space}, ${id}, value FROM ${each(users)}`,
    q.update(foodTable).set({ version, updated_at: at }).where(here(space, id)),
  ],
  'food.used_up': ({ space, version, at, data: { id, users } }) => [
    sql`DELETE FROM food_onhand WHERE space_id = ${space} AND food_id = ${id} AND user_id IN (SELECT value FROM ${each(users)})`,
    q.update(foodTable).set({ version, updated_at: at }).where(here(space, id)),
  ],
  'food.moved': ({ space, at, data: { id, parent } }) => [
    q.update(foodTable).set({ parent, updated_at: at }).where(here(space, id)),
    adoptInheritance(space, id),
    inheritBelow(space, id),
  ],
  'food.merged': ({ space, at, data: { id, into } }): Statement[] => [
    sql`UPDATE food SET parent = ${into} WHERE space_id = ${space} AND parent = ${id} AND deleted_with IS NULL`,
    sql`UPDATE OR IGNORE food_substitute SET low = min(${into}, iif(low = ${id}, high, low)), high = max(${into}, iif(low = ${id}, high, low))
      WHERE space_id = ${space} AND (low = ${id} OR high = ${id})`,
    sql`DELETE FROM food_substitute WHERE space_id = ${space} AND (low = ${id} OR high = ${id} OR low = high)`,
    sql`UPDATE OR REPLACE food_onhand SET food_id = ${into} WHERE space_id = ${space} AND food_id = ${id}`,
    q
      .update(foodTable)
      .set({ deleted_with: `food:${id}`, updated_at: at })
      .where(here(space, id)),
  ],
  'food.deleted': ({ space, version, at, stream, data: { id } }) => [
    sql`WITH RECURSIVE down (id) AS (
        SELECT ${id} UNION SELECT c.id FROM food c JOIN down ON c.space_id = ${space} AND c.parent = down.id AND c.deleted_with IS NULL)
      UPDATE food SET deleted_with = ${stream}, updated_at = ${at} WHERE space_id = ${space} AND id IN (SELECT id FROM down)`,
    q.update(foodTable).set({ version }).where(here(space, id)),
  ],
  'food.restored': ({ space, version, at, stream, data: { id } }) => [
    sql`UPDATE food SET deleted_with = NULL, updated_at = ${at} WHERE space_id = ${space} AND deleted_with = ${stream}`,
    q.update(foodTable).set({ version }).where(here(space, id)),
  ],
})

/** A unit or a category merged away lives on in the foods that named it. */
export const foodReferences = projection<MergedEvent<'unit'> | MergedEvent<'supermarket-category'>>({
  'unit.merged': ({ space, data }) =>
    sql`UPDATE food SET properties_food_unit = ${data.into} WHERE space_id = ${space} AND properties_food_unit = ${data.id}`,
  'supermarket-category.merged': ({ space, data }) =>
    sql`UPDATE food SET supermarket_category = ${data.into} WHERE space_id = ${space} AND supermarket_category = ${data.id}`,
})
