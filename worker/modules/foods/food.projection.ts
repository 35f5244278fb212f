import { sql } from 'drizzle-orm'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import { foldName, nameKey, derivedNameColumns } from '#worker/kernel/contract/name-key.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { insertRows, BulkWrite, updateRow } from '#worker/kernel/sql/bulk-write.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import type { FoodEvent } from './food.events.ts'
import { affectsDescendants, inheritBelow } from './inherit-food.ts'
import { foodTable, onhandTable } from './food.table.ts'

const omitUndefined = <T extends object>(data: T) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

const updateFood = ({ space, version, at, data }: Recorded & { data: { id: number } }, columns: object = {}) =>
  updateRow(foodTable, { space, id: data.id }, { ...columns, version, updated_at: at })

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
        ...omitUndefined(data),
        ...derivedNameColumns(data),
        name_key: nameKey(data.name),
        name_fold: foldName(data.name),
        space_id: space,
        version,
        created_at: at,
        updated_at: at,
      },
    ]),
  'food.changed': (event) => {
    const { id, patch, batch } = event.data
    return [
      updateFood(event, { ...patch, ...derivedNameColumns(patch) }),
      ...(affectsDescendants(patch) && !batch ? [inheritBelow(event.space, [id])] : []),
    ]
  },
  'food.properties_set': (event) => updateFood(event),
  // In a food's own stream the event also sets its version.
  'food.put_back': (event) =>
    event.stream === 'food-tree'
      ? []
      : sql`UPDATE food SET version = ${event.version}
      WHERE space_id = ${event.space} AND 'food:' || id = ${event.stream} AND id = ${Number(event.stream.slice(5))}`,
  'food.substitutes_set': (event) => [
    sql`DELETE FROM food_substitute WHERE space_id = ${event.space} AND (low = ${event.data.id} OR high = ${event.data.id})`,
    sql`INSERT OR IGNORE INTO food_substitute (space_id, low, high)
      SELECT ${event.space}, min(${event.data.id}, value), max(${event.data.id}, value)
      FROM ${jsonEach(event.data.substitutes)} WHERE value <> ${event.data.id}`,
    updateFood(event),
  ],
  'food.stocked': (event) => [
    insertRows(
      onhandTable,
      event.data.users.map((user_id) => ({ space_id: event.space, food_id: event.data.id, user_id })),
      { or: 'IGNORE', by: 'food_id' },
    ),
    updateFood(event),
  ],
  'food.used_up': (event) => [removeOnHand(event.space, event.data.id, event.data.users), updateFood(event)],
})

const removeOnHand = (space: number, food: number, users: readonly number[]) =>
  new BulkWrite({
    name: `use up ${space}`,
    table: 'food_onhand',
    rows: users.map((user) => [food, user]),
    keys: users.map(() => food),
    write: (rows) => sql`DELETE FROM food_onhand WHERE space_id = ${space}
      AND (food_id, user_id) IN (SELECT value ->> 0, value ->> 1 FROM ${rows})`,
  })
