import { sql } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { streamVersion } from '#worker/kernel/resource/mount-merge.ts'
import { query, tableQuery } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { ancestors } from '#worker/kernel/resource/tree.ts'
import { householdOwned } from '#worker/access/household.access.ts'
import type { FoodBatch } from './food-batch.contract.ts'
import { foodBatchEvents, linkEvents, treeEvents, type FoodOnHand } from './food-batch.events.ts'
import { inheritableFields } from './inherit-food.ts'
import { foodTable } from './food.table.ts'

export function batchFoods(context: Context, batch: FoodBatch) {
  const store = spaceStore(context)
  const { space } = store
  const wanted = [...new Set(batch.foods)]
  const load = {
    foods: tableQuery(
      foodTable,
      sql`SELECT f.* FROM ${jsonEach(wanted)} w CROSS JOIN food f
        ON f.space_id = ${space} AND f.id = w.value AND f.deleted_with IS NULL ORDER BY f.id`,
    ),
    links: query<{ low: number; high: number }>(sql`
      SELECT s.low, s.high FROM ${jsonEach(wanted)} w CROSS JOIN food_substitute s ON s.space_id = ${space} AND s.low = w.value
      UNION SELECT s.low, s.high FROM ${jsonEach(wanted)} w CROSS JOIN food_substitute s ON s.space_id = ${space} AND s.high = w.value`),
    stocked: query<FoodOnHand>(sql`SELECT o.food_id AS food, o.user_id AS user FROM ${jsonEach(wanted)} w
      CROSS JOIN food_onhand o ON o.space_id = ${space} AND o.food_id = w.value`),
    unknown: unknownReferencesIn(space, batch),
    household: query<{ id: number }>(sql`SELECT user_id AS id FROM member WHERE space_id = ${space}
      AND ${householdOwned(context, sql`user_id`)}`),
    above: ancestors(foodTable, space, batch.parent_set ?? 0),
    shape: streamVersion(space, 'food-tree'),
  }
  return execute(store, load, ({ foods, links, stocked, unknown, household, above, shape }) => {
    refuseUnknownReferences(batch, unknown)
    if (above.some(({ id }) => wanted.includes(id)))
      throw invalid({ parent_set: ['Cannot move an object to its child!'] })
    const users = [...new Set([personOf(context).id, ...household.map(({ id }) => id)])]
    const tree = [...linkEvents(batch, wanted, links), ...treeEvents(batch, foods)]
    return outcome({
      appends: [
        ...foods.map((food) => ({
          stream: `food:${food.id}`,
          expected: food.version,
          events: foodBatchEvents(batch, food, { users, stocked }),
        })),
        { stream: 'food-tree', expected: shape[0]?.version ?? 0, events: tree },
      ],
      answer: {},
      respond: () => ({}),
    })
  })
}

interface UnknownReference {
  field: string
  id: number
}

function unknownReferencesIn(space: number, batch: FoodBatch) {
  const one = (id: number | null | undefined) => (typeof id === 'number' ? [id] : [])
  const fields: [field: string, table: string, ids: readonly number[]][] = [
    ['foods', 'food', batch.foods],
    ['substitute_add', 'food', batch.substitute_add],
    ['substitute_set', 'food', batch.substitute_set],
    ['parent_set', 'food', one(batch.parent_set)],
    ['category', 'supermarket_category', one(batch.category)],
    ['shopping_lists_add', 'shopping_list', batch.shopping_lists_add],
    ['shopping_lists_set', 'shopping_list', batch.shopping_lists_set],
  ]
  const rows = (name: string) =>
    jsonEach(fields.filter(([, table]) => table === name).flatMap(([field, , ids]) => ids.map((id) => [field, id])))
  const missing = ['food', 'supermarket_category', 'shopping_list'].map(
    (name) => sql`SELECT value ->> 0 AS field, value ->> 1 AS id FROM ${rows(name)} WHERE NOT EXISTS (
      SELECT 1 FROM ${sql.identifier(name)} x WHERE x.space_id = ${space} AND x.id = value ->> 1 AND x.deleted_with IS NULL)`,
  )
  return query<UnknownReference>(sql.join(missing, sql` UNION ALL `))
}

function refuseUnknownReferences(batch: FoodBatch, unknown: readonly UnknownReference[]): void {
  const fields = (['inherit_fields', 'child_inherit_fields'] as const).flatMap((list) =>
    (['add', 'set'] as const).flatMap((change) =>
      batch[`${list}_${change}`].map((id): UnknownReference => ({ field: `${list}_${change}`, id })),
    ),
  )
  const strange = fields.filter(({ id }) => !inheritableFields.some((field) => field.id === id))
  const [wrong] = [...unknown, ...strange]
  if (!wrong) return
  const message = `Invalid pk "${wrong.id}" - object does not exist.`
  throw invalid({ [wrong.field]: [message] }, 'request.unknown_reference')
}
