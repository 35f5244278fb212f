import { sql } from 'drizzle-orm'
import { personOf, type Context } from '../../kernel/context.ts'
import { invalid, notFound, stale } from '../../kernel/errors.ts'
import type { Event } from '../../kernel/events.ts'
import { execute, outcome, type Answer } from '../../kernel/execute.ts'
import { idsFrom, reserve } from '../../kernel/ids.ts'
import { keyOf } from '../../kernel/names.ts'
import { query, rowsOf } from '../../kernel/query.ts'
import type { Ref } from '../../kernel/ref.contract.ts'
import { lookUp, resolver, unknownNames } from '../../kernel/refs.ts'
import { one, present } from '../../kernel/resource.ts'
import { spaceStore } from '../../kernel/storage.ts'
import { alive } from '../../kernel/tables.ts'
import { circle } from '../members/circle.ts'
import { categoryResource } from '../supermarkets/index.ts'
import { unitResource } from '../units/index.ts'
import type { FoodAttributes } from './food.events.ts'
import { foodResource } from './food.resource.ts'
import { foodTable } from './food.table.ts'

/** What a body may hold, its references not yet resolved. */
export type FoodBody = Omit<FoodAttributes, 'supermarket_category' | 'properties_food_unit'> & {
  supermarket_category?: Ref | null | undefined
  properties_food_unit?: Ref | null | undefined
  food_onhand?: boolean | null | undefined
  substitute?: number[] | undefined
}

/** Creates a food, or answers with the one that has its name or plural; changes one where an id is given. */
export function saveFood(context: Context, id: number | null, body: FoodBody): Promise<Answer> {
  const store = spaceStore(context)
  const { space } = store
  const { food_onhand, substitute, supermarket_category, properties_food_unit, ...attributes } = body
  const categories = supermarket_category ? [supermarket_category] : []
  const units = properties_food_unit ? [properties_food_unit] : []
  const load = {
    row: rowsOf(foodTable, sql`SELECT * FROM food WHERE space_id = ${space} AND id = ${id} AND ${alive(foodTable)}`),
    twin: twinOf(space, id, attributes.name),
    categories: lookUp(categoryResource, space, categories),
    units: lookUp(unitResource, space, units),
    household: query<{ id: number }>(sql`SELECT user_id AS id FROM member WHERE space_id = ${space}
      AND ${circle(context, sql`user_id`)}`),
    linked: query<{ id: number }>(sql`
      SELECT high AS id FROM food_substitute WHERE space_id = ${space} AND low = ${id}
      UNION SELECT low FROM food_substitute WHERE space_id = ${space} AND high = ${id}`),
    ids: reserve(space, {
      food: id === null ? 1 : 0,
      unit: unknownNames(unitResource, space, units),
      'supermarket-category': unknownNames(categoryResource, space, categories),
    }),
  }
  return execute(store, load, (found) => {
    const [row] = found.row
    const [twin] = found.twin
    if (id !== null && !row) throw notFound()
    if (id !== null && context.ifMatch !== null && context.ifMatch !== row?.version) throw stale()
    if (id !== null && twin) throw invalid({ name: ['Food with this name already exists.'] }, 'food.name_taken')
    const nextId = idsFrom(found.ids)
    const category = resolver(categoryResource, found.categories, nextId)
    const unit = resolver(unitResource, found.units, nextId)
    const wanted: FoodAttributes = {
      ...attributes,
      ...referred('supermarket_category', supermarket_category, category.idOf),
      ...referred('properties_food_unit', properties_food_unit, unit.idOf),
    }
    const existing = id === null && twin ? twin.id : null
    const food = existing ?? id ?? nextId('food')
    const events = existing === null ? eventsFor(food, row, wanted) : []
    if (existing === null) {
      if (substitute && !sameSet(substitute, found.linked)) {
        events.push({ type: 'food.substitutes_set', data: { id: food, substitutes: substitute } })
      }
      if (typeof food_onhand === 'boolean' && (row || food_onhand)) {
        const users = [...new Set([personOf(context).id, ...found.household.map((member) => member.id)])]
        events.push({ type: food_onhand ? 'food.stocked' : 'food.used_up', data: { id: food, users } })
      }
    }
    return outcome({
      appends: [
        ...(existing === null ? [...category.created, ...unit.created] : []),
        { stream: `food:${food}`, expected: row?.version ?? 0, events },
      ],
      status: id === null ? 201 : 200,
      location: `/api/food/${food}/`,
      answer: { row: one(foodResource, space, food, context) },
      respond: (after) => (after.row[0] ? present(foodResource, after.row[0]) : null),
      version: (after) => Number(after.row[0]?.['version']),
    })
  })
}

function eventsFor(id: number, row: object | undefined, wanted: FoodAttributes): Event[] {
  const present: Record<string, unknown> = { ...row }
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined)
  if (!row) return [{ type: 'food.created', data: { ...Object.fromEntries(given), id } }]
  const patch = Object.fromEntries(
    given.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(present[key] ?? null)),
  )
  return Object.keys(patch).length === 0 ? [] : [{ type: 'food.changed', data: { id, patch } }]
}

const referred = (field: string, ref: Ref | null | undefined, idOf: (ref: Ref, field: string) => number) =>
  ref === undefined ? {} : { [field]: ref === null ? null : idOf(ref, field) }

const sameSet = (ids: readonly number[], rows: readonly { id: number }[]) =>
  new Set(ids).size === rows.length && rows.every(({ id }) => ids.includes(id))

const twinOf = (space: number, id: number | null, name: string | undefined) => {
  const key = name ? keyOf(name) : null
  const plural = id === null ? sql`OR plural_key = ${key}` : sql``
  return query<{ id: number }>(sql`SELECT id FROM food WHERE space_id = ${space} AND (name_key = ${key} ${plural})
    AND id IS NOT ${id} AND ${alive(foodTable)} ORDER BY id LIMIT 1`)
}
