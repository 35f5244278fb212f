import { sql } from 'drizzle-orm'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import { projection, type Projection } from '#worker/kernel/log/projection.ts'
import { resourceProjection, type MergedEvent } from '#worker/kernel/resource/resource.events.ts'
import { deleteRows, insertRows, type BulkWrite } from '#worker/kernel/sql/bulk-write.ts'
import type { Statement } from '#worker/kernel/sql/sql.ts'
import { propertyResource } from './property.resource.ts'
import type { Owner } from './property.rows.ts'
import { propertyTable } from './property.table.ts'
import type { PropertyValue } from './property-value.ts'

type OwnerEvent =
  | { type: 'food.properties_set'; data: { id: number; properties: readonly PropertyValue[] } }
  | { type: 'recipe.created'; data: { id: number; properties: readonly PropertyValue[] } }
  | { type: 'recipe.described'; data: { id: number; patch: { properties?: readonly PropertyValue[] | undefined } } }

export const ownedProperties = projection<OwnerEvent | MergedEvent<'food'> | MergedEvent<'property-type'>>({
  'food.properties_set': (event) => replaceProperties(event, 'food', event.data.properties),
  'recipe.created': (event) =>
    event.data.properties.length > 0 ? replaceProperties(event, 'recipe', event.data.properties) : [],
  'recipe.described': (event) =>
    event.data.patch.properties ? replaceProperties(event, 'recipe', event.data.patch.properties) : [],
  // An amount means nothing without its reference amount, so properties move only where that is equal or can move, too.
  'food.merged': ({ space, at, data: { id, into } }) => [
    sql`UPDATE food SET (properties_food_amount, properties_food_unit) = (
        SELECT properties_food_amount, properties_food_unit FROM food WHERE space_id = ${space} AND id = ${id})
      WHERE space_id = ${space} AND id = ${into}
        AND NOT EXISTS (SELECT 1 FROM property WHERE space_id = ${space} AND food = ${into})
        AND EXISTS (SELECT 1 FROM property WHERE space_id = ${space} AND food = ${id})`,
    sql`UPDATE property SET food = ${into}, updated_at = ${at} WHERE space_id = ${space} AND food = ${id}
      AND property_type NOT IN (SELECT property_type FROM property WHERE space_id = ${space} AND food = ${into})
      AND (SELECT count(DISTINCT properties_food_amount || ' ' || coalesce(properties_food_unit, '')) FROM food
        WHERE space_id = ${space} AND id IN (${id}, ${into})) = 1`,
  ],
  // Where one owner has both types, the target's property stays.
  'property-type.merged': ({ space, at, data: { id, into } }) => [
    sql`DELETE FROM property AS p WHERE space_id = ${space} AND property_type = ${id}
      AND EXISTS (SELECT 1 FROM property q WHERE q.space_id = ${space} AND q.property_type = ${into}
        AND (q.food = p.food OR q.recipe = p.recipe))`,
    sql`UPDATE property SET property_type = ${into}, updated_at = ${at} WHERE space_id = ${space} AND property_type = ${id}`,
  ],
})

function replaceProperties(
  { space, version, at, data: { id } }: Recorded<OwnerEvent>,
  owner: Owner,
  properties: readonly PropertyValue[],
): BulkWrite[] {
  const rows = properties.map(({ id: property, property_type, property_amount }, position) => ({
    space_id: space,
    id: property,
    version,
    created_at: at,
    updated_at: at,
    [owner]: id,
    position,
    property_type: property_type.id,
    property_amount,
  }))
  return [
    deleteRows(propertyTable, owner, { space, value: id }),
    insertRows(propertyTable, rows, { or: 'REPLACE', by: owner }),
  ]
}

const projectUnowned = resourceProjection(propertyResource)

/**
 * A property without an owner. No bulk write: its creation must stay before the event by which an owner takes it up.
 */
export const unownedProperties: Projection = (event) => projectUnowned(event).map(withoutBulkWrite)

const withoutBulkWrite = (statement: Statement): Statement => ({ getSQL: () => statement.getSQL() })
