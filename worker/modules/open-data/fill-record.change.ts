import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { notFound, stale } from '#worker/kernel/contract/errors.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { presentOne, visibleRow } from '#worker/kernel/resource/define-resource.ts'
import { amountOf } from '#worker/modules/composition/amount-of.ts'
import { fdcProblem } from '#worker/modules/composition/fdc-problem.ts'
import { findComposition } from '#worker/modules/composition/find-composition.ts'
import { inUnit } from '#worker/modules/composition/in-unit.ts'
import type { openDataFood } from './food.contract.ts'
import { openFoodResource } from './food.resource.ts'

interface FoodRecord {
  version: number
  fdc_id: number | null
  properties: { property: number; property_amount: number }[]
  properties_food_amount: number
  properties_food_unit: number
  properties_source: string
}

const PER = 100

/**
 * A record's properties whose kinds FoodData Central counts become those of its number, for 100 of the version's gram. Others
 * stay, if they are of the same amount.
 */
export async function fillRecord(
  context: Context,
  id: number,
  asked: { fdc_id?: number | null | undefined },
): Promise<Answer<z.output<typeof openDataFood.row>>> {
  const store = spaceStore(context)
  const load = recordQueries(store.space, id)
  const { space, shard } = membershipOf(context)
  const before = await context.spaceDatabase(shard).read(recordQueries(space, id))
  const [record] = before.record
  if (!record) throw notFound()
  const number = asked.fdc_id || record.fdc_id
  if (!number) throw fdcProblem.withoutId()
  const composition = await findComposition(context, number)
  return execute(store, load, ({ record: [row], types, gram }) => {
    if (!row) throw notFound()
    if (context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    const counted = types.flatMap(({ id: property, unit, fdc_id }) => {
      const amount = amountOf(fdc_id)(composition)
      return amount ? [{ property, property_amount: inUnit(amount, unit) }] : []
    })
    const unit = gram[0]?.id ?? row.properties_food_unit
    const isOfSame = row.properties_food_amount === PER && row.properties_food_unit === unit
    const others = row.properties.filter(({ property }) => !types.some((type) => type.id === property))
    const wanted = {
      fdc_id: composition.id,
      properties: [...(isOfSame ? others : []), ...counted],
      properties_food_amount: PER,
      properties_food_unit: unit,
      properties_source: composition.description,
    }
    const patch = Object.fromEntries(
      Object.entries(wanted).filter(
        ([field, value]) => JSON.stringify(row[field as keyof FoodRecord]) !== JSON.stringify(value),
      ),
    )
    const events = Object.keys(patch).length > 0 ? [{ type: 'open-data-food.changed', data: { id, patch } }] : []
    return outcome({
      appends: [{ stream: `open-data-food:${id}`, expected: row.version, events }],
      answer: { row: visibleRow(openFoodResource, store.space, id, context) },
      respond: (after) => presentOne(openFoodResource, after.row),
      version: (after) => Number(after.row[0]?.['version']),
    })
  })
}

const recordQueries = (space: number, id: number) => {
  const edition = sql`(SELECT edition FROM open_data_food WHERE space_id = ${space} AND id = ${id})`
  return {
    record: query<FoodRecord>(
      sql`SELECT version, fdc_id, properties, properties_food_amount, properties_food_unit, properties_source
        FROM open_data_food WHERE space_id = ${space} AND id = ${id} AND deleted_with IS NULL`,
      { json: ['properties'] },
    ),
    types: query<{ id: number; unit: string; fdc_id: number }>(
      sql`SELECT id, unit, fdc_id FROM open_data_property WHERE space_id = ${space} AND edition = ${edition}
        AND fdc_id IS NOT NULL AND deleted_with IS NULL ORDER BY id`,
    ),
    gram: query<{ id: number }>(
      sql`SELECT id FROM open_data_unit WHERE space_id = ${space} AND edition = ${edition} AND base_unit = 'g'
        AND deleted_with IS NULL ORDER BY id LIMIT 1`,
    ),
  }
}
