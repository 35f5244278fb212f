import { sql } from 'drizzle-orm'
import { hasLevel } from '#worker/kernel/log/context.ts'
import { forbidden, notFound, problem } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { visibleRow } from '#worker/kernel/resource/define-resource.ts'
import { presentIfFound } from '#worker/kernel/resource/undo/undo-deletion.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { rowIdsOf, reversal, type Undoer } from '#worker/kernel/resource/undo/undo.ts'
import { sameProperties, type PropertyValue } from '#worker/modules/properties/property-value.ts'
import { foodResource } from './food.resource.ts'

const changedSince = problem('food.changed_since', 409, 'The same was changed since.')

interface PropertyChange {
  stream: string
  version: number
  properties: PropertyValue[]
}

export const undoProperties: Undoer = (events, { context, store: { space } }) => {
  if (!hasLevel(context, 'user')) throw forbidden()
  const ids = rowIdsOf(events)
  const load = {
    foods: query<{ id: number; version: number }>(
      sql`SELECT id, version FROM food WHERE space_id = ${space} AND ${inValues(sql`id`, ids)} AND deleted_with IS NULL`,
    ),
    settings: query<PropertyChange>(
      sql`SELECT stream, version, data -> 'properties' AS properties FROM event WHERE space_id = ${space}
        AND ${inValues(
          sql`stream`,
          ids.map((id) => `food:${id}`),
        )} AND type = 'food.properties_set' ORDER BY version`,
      { json: ['properties'] },
    ),
    now: query<{ food: number; properties: PropertyValue[] }>(
      sql`SELECT p.food, json_group_array(json_object('id', p.id, 'property_amount', p.property_amount, 'property_type',
          json_object('id', p.property_type)) ORDER BY p.position) AS properties
        FROM property p WHERE p.space_id = ${space} AND ${inValues(sql`p.food`, ids)} AND p.deleted_with IS NULL GROUP BY p.food`,
      { json: ['properties'] },
    ),
  }
  return reversal(load, ({ foods, settings, now }) => {
    if (foods.length < ids.length) throw notFound()
    const appends = foods.map(({ id, version }) => {
      const stream = `food:${id}`
      const own = settings.filter((setting) => setting.stream === stream)
      const set = own.find((setting) =>
        events.some((event) => event.stream === stream && event.version === setting.version),
      )
      const properties = now.find(({ food }) => food === id)?.properties ?? []
      if (!set || !sameProperties(properties, set.properties)) throw changedSince()
      const before = own.filter((setting) => setting.version < set.version).at(-1)?.properties ?? []
      return { stream, expected: version, events: [{ type: 'food.properties_set', data: { id, properties: before } }] }
    })
    const kept = new Set(
      appends.flatMap(({ events }) => events.flatMap(({ data }) => data.properties.map(({ id }) => id))),
    )
    const removed = now.flatMap(({ properties }) => properties.filter(({ id }) => !kept.has(id)))
    return {
      appends,
      gone: removed.map(({ id }) => ({ model: 'Property', id, name: null })),
      answer: { row: visibleRow(foodResource, space, ids[0] ?? 0, context) },
      respond: ({ row }) => presentIfFound(foodResource, row?.[0]),
    }
  })
}
