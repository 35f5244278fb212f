import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid, notFound, stale } from '#worker/kernel/contract/errors.ts'
import type { Event } from '#worker/kernel/contract/events.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { streamVersion } from '#worker/kernel/resource/mount-merge.ts'
import { query, tableQuery } from '#worker/kernel/sql/query.ts'
import { visibleRow, presentOne } from '#worker/kernel/resource/define-resource.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { notDeleted } from '#worker/kernel/sql/read-table.ts'
import { ownFoodInheritance } from '#worker/modules/settings/own-food-inheritance.ts'
import { sameProperties, type PropertyValue } from '#worker/modules/properties/property-value.ts'
import { foodQueries, foodIdsNeeded, resolveFood, type FoodBody } from './resolve-food.ts'
import type { FoodAttributes, FoodEvent } from './food.events.ts'
import { foodResource } from './food.resource.ts'
import { foodTable } from './food.table.ts'
import type { food } from './food.contract.ts'

/** Without an id creates a food, or returns the existing one of that name or plural. */
export function saveFood(
  context: Context,
  id: number | null,
  body: FoodBody,
): Promise<Answer<z.output<typeof food.row>>> {
  const store = spaceStore(context)
  const { space } = store
  const wants: Record<string, SQL | number> = foodIdsNeeded(space, body)
  const load = {
    ...foodQueries(context, space, id, body),
    row: tableQuery(
      foodTable,
      sql`SELECT * FROM food WHERE space_id = ${space} AND id = ${id} AND ${notDeleted(foodTable)}`,
    ),
    twin: sameNamedFood(space, id, body.name),
    shape: streamVersion(space, 'food-tree'),
    ids: reserveIds(space, { ...wants, food: sql`${wants['food'] ?? 0} + ${id === null ? 1 : 0}` }),
  }
  return execute(store, load, (found) => {
    const [row] = found.row
    const [twin] = found.twin
    if (id !== null && !row) throw notFound()
    if (id !== null && context.ifMatch !== null && context.ifMatch !== row?.version) throw stale()
    if (id !== null && twin) throw invalid({ name: ['Food with this name already exists.'] }, 'food.name_taken')
    const nextId = idAllocator(found.ids)
    const food = twin?.id ?? id ?? nextId('food')
    const wanted = twin ? null : resolveFood(row ? body : newFood(context, body), found, nextId, row ?? null)
    return outcome({
      appends: wanted
        ? [
            ...wanted.created,
            { stream: `food:${food}`, expected: row?.version ?? 0, events: eventsFor(food, row, wanted, found) },
            {
              stream: 'food-tree',
              expected: found.shape[0]?.version ?? 0,
              events: row && wanted.reset ? [inheritanceResetEvent(food, wanted.reset)] : [],
            },
          ]
        : [],
      status: id === null ? 201 : 200,
      location: `/api/food/${food}/`,
      answer: { row: visibleRow(foodResource, space, food, context) },
      respond: (after) => presentOne(foodResource, after.row),
      version: (after) => Number(after.row[0]?.['version']),
    })
  })

  function eventsFor(
    food: number,
    row: object | undefined,
    { attributes, substitutes, properties, onhand }: ReturnType<typeof resolveFood>,
    found: {
      household: { id: number }[]
      stocked: { id: number }[]
      linked: { id: number }[]
      properties: PropertyValue[]
    },
  ): Event[] {
    const events: FoodEvent[] = descriptionEvents(food, row, attributes)
    if (substitutes && !sameSet(substitutes, found.linked)) {
      events.push({ type: 'food.substitutes_set', data: { id: food, substitutes } })
    }
    if (properties && !sameProperties(properties, found.properties)) {
      events.push({ type: 'food.properties_set', data: { id: food, properties } })
    }
    const users = [...new Set([personOf(context).id, ...found.household.map((member) => member.id)])]
    const isStocked = (user: number) => found.stocked.some((member) => member.id === user)
    if (onhand !== undefined && users.some((user) => isStocked(user) !== onhand)) {
      events.push({ type: onhand ? 'food.stocked' : 'food.used_up', data: { id: food, users } })
    }
    return events
  }
}

/** Somebody who said what their new foods inherit need not say it each time. */
const newFood = ({ identity }: Context, body: FoodBody): FoodBody => {
  const own = ownFoodInheritance(identity?.preference ?? {})
  return own ? { ...body, inherit_fields: body.inherit_fields ?? own } : body
}

const inheritanceResetEvent = (below: number, fields: number[]): FoodEvent => ({
  type: 'food.inheritance_reset',
  data: { below, fields },
})

function descriptionEvents(id: number, row: object | undefined, wanted: FoodAttributes): FoodEvent[] {
  const present: Record<string, unknown> = { ...row }
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined)
  if (!row) return [{ type: 'food.created', data: { name: '', ...Object.fromEntries(given), id } }]
  const patch = Object.fromEntries(
    given.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(present[key] ?? null)),
  )
  return Object.keys(patch).length === 0 ? [] : [{ type: 'food.changed', data: { id, patch } }]
}

const sameSet = (ids: readonly number[], rows: readonly { id: number }[]) =>
  new Set(ids).size === rows.length && rows.every(({ id }) => ids.includes(id))

const sameNamedFood = (space: number, id: number | null, name: string | undefined) => {
  const key = name ? nameKey(name) : null
  const plural = id === null ? sql`OR plural_key = ${key}` : sql``
  return query<{ id: number }>(sql`SELECT id FROM food WHERE space_id = ${space} AND (name_key = ${key} ${plural})
    AND id IS NOT ${id} AND ${notDeleted(foodTable)} ORDER BY id LIMIT 1`)
}
