import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { notFound, stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query, tableQuery } from '#worker/kernel/sql/query.ts'
import { visibleRow, presentOne } from '#worker/kernel/resource/define-resource.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import type { property } from './property.contract.ts'
import { propertyQueries, propertyResolver, propertyIdsNeeded } from './resolve-property.ts'
import { propertyResource } from './property.resource.ts'
import { storedProperties } from './property.rows.ts'
import { propertyTable } from './property.table.ts'
import { sameProperties, type PropertyValue } from './property-value.ts'

type PropertyRow = z.output<typeof property.row>
type Patch = z.output<typeof property.patch>
type Row = typeof propertyTable.$inferSelect

/**
 * Changes a property, or deletes it where `patch` is null. The event goes into the stream of its food or recipe, if it
 * has one.
 */
export function saveProperty(context: Context, id: number, patch: Patch): Promise<Answer<PropertyRow>>
export function saveProperty(context: Context, id: number, patch: null): Promise<Answer<null>>
export function saveProperty(context: Context, id: number, patch: Patch | null): Promise<Answer<PropertyRow | null>> {
  const store = spaceStore(context)
  const { space } = store
  const ownerId = (column: 'food' | 'recipe') =>
    sql`(SELECT ${sql.identifier(column)} FROM property WHERE space_id = ${space} AND id = ${id})`
  const types = patch?.property_type ? [{ property_type: patch.property_type, property_amount: null }] : []
  const load = {
    shown: visibleRow(propertyResource, space, id, context),
    row: tableQuery(propertyTable, sql`SELECT * FROM property WHERE space_id = ${space} AND id = ${id}`),
    ofFood: storedProperties('food', space, ownerId('food')),
    ofRecipe: storedProperties('recipe', space, ownerId('recipe')),
    owner: query<{ version: number }>(sql`
      SELECT version FROM food WHERE space_id = ${space} AND id = ${ownerId('food')}
      UNION ALL SELECT version FROM recipe WHERE space_id = ${space} AND id = ${ownerId('recipe')}`),
    ...propertyQueries(space, types),
    ids: reserveIds(space, propertyIdsNeeded(space, types)),
  }
  return execute(store, load, (found) => {
    const [row] = found.row
    if (!row || found.shown.length === 0) throw notFound()
    if (context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    const resolver = propertyResolver(found, idAllocator(found.ids))
    const [type] = resolver.values(types, []).map(({ property_type }) => property_type)
    const all = row.food === null ? found.ofRecipe : found.ofFood
    const changed = patch ? changesOf(patch, type) : null
    const values = all.flatMap((value) => (value.id !== id ? [value] : changed ? [{ ...value, ...changed }] : []))
    return outcome({
      appends: [...resolver.created, appendTo(row, found.owner[0]?.version ?? 0, all, values, changed)],
      status: patch ? 200 : 204,
      answer: { row: visibleRow(propertyResource, space, id, context) },
      respond: (after) => (patch ? presentOne(propertyResource, after.row) : null),
      version: (after) => Number(after.row[0]?.['version']),
    })
  })
}

type Changes = Partial<Omit<PropertyValue, 'id'>>

const changesOf = ({ property_amount }: Patch, property_type: PropertyValue['property_type'] | undefined): Changes => ({
  ...(property_amount === undefined ? {} : { property_amount }),
  ...(property_type ? { property_type } : {}),
})

function appendTo(
  { id, food, recipe, version, ...row }: Row,
  owned: number,
  before: readonly PropertyValue[],
  properties: readonly PropertyValue[],
  changes: Changes | null,
): Append {
  const same = sameProperties(before, properties)
  if (food !== null) {
    const data = { id: food, properties }
    return { stream: `food:${food}`, expected: owned, events: same ? [] : [{ type: 'food.properties_set', data }] }
  }
  if (recipe !== null) {
    const data = { id: recipe, patch: { properties } }
    return { stream: `recipe:${recipe}`, expected: owned, events: same ? [] : [{ type: 'recipe.described', data }] }
  }
  const stream = `property:${id}`
  if (!changes) return { stream, expected: version, events: [{ type: 'property.deleted', data: { id } }] }
  const wanted: Partial<Row> = {
    ...(changes.property_amount === undefined ? {} : { property_amount: changes.property_amount }),
    ...(changes.property_type ? { property_type: changes.property_type.id } : {}),
  }
  const patch = Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => row[field as keyof typeof row] !== value),
  )
  const events = Object.keys(patch).length === 0 ? [] : [{ type: 'property.changed', data: { id, patch } }]
  return { stream, expected: version, events }
}
