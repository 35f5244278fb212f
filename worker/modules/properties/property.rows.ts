import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import type { PropertyValue } from './property-value.ts'

/** A property `p` exists while its type exists, and its owner, if it has one. */
const isPropertyComplete = (p: SQL): SQL => sql`(
  EXISTS (SELECT 1 FROM property_type t WHERE t.space_id = ${p}.space_id AND t.id = ${p}.property_type AND t.deleted_with IS NULL)
  AND (${p}.food IS NULL OR EXISTS (
    SELECT 1 FROM food f WHERE f.space_id = ${p}.space_id AND f.id = ${p}.food AND f.deleted_with IS NULL))
  AND (${p}.recipe IS NULL OR EXISTS (
    SELECT 1 FROM recipe r WHERE r.space_id = ${p}.space_id AND r.id = ${p}.recipe AND r.deleted_with IS NULL)))`

const isOwnerVisible = (context: Context, p: SQL): SQL =>
  sql`(${p}.recipe IS NULL OR ${visibleRecipe(context, sql`${p}.recipe`)})`

export const isPropertyVisible = (context: Context, p: SQL): SQL =>
  sql`(${isPropertyComplete(p)} AND ${isOwnerVisible(context, p)})`

const propertyName = (p: SQL): SQL => sql`(
  coalesce((SELECT f.name FROM food f WHERE f.space_id = ${p}.space_id AND f.id = ${p}.food) || ': ',
    (SELECT r.name FROM recipe r WHERE r.space_id = ${p}.space_id AND r.id = ${p}.recipe) || ': ', '')
  || coalesce(printf('%.10g ', ${p}.property_amount), '')
  || (SELECT t.name FROM property_type t WHERE t.space_id = ${p}.space_id AND t.id = ${p}.property_type))`

/** Rows of a deletion's preview. Properties of hidden recipes count without a name. */
const affectedProperties = (context: Context, space: number, which: SQL): SQL => {
  const p = sql`p`
  return sql`SELECT p.id, 'Property' AS model, iif(${isOwnerVisible(context, p)}, ${propertyName(p)}, NULL) AS name
    FROM property p WHERE p.space_id = ${space} AND p.deleted_with IS NULL AND ${isPropertyComplete(p)} AND ${which}`
}

export const propertiesOfType = (context: Context, space: number, type: number | SQL) =>
  affectedProperties(context, space, sql`p.property_type = ${type}`)

export const cascadingProperties = (
  context: Context,
  space: number,
  owner: { foods: SQL } | { recipe: number | SQL },
) =>
  affectedProperties(
    context,
    space,
    'foods' in owner ? sql`p.food IN (${owner.foods})` : sql`p.recipe = ${owner.recipe}`,
  )

export type Owner = 'food' | 'recipe'

export const propertiesJson = (owner: Owner, space: SQL, id: SQL): SQL => sql`(
  SELECT json_group_array(json_object('id', p.id, 'property_amount', p.property_amount, 'property_type', json_object(
    'id', t.id, 'name', t.name, 'unit', t.unit, 'description', t.description, 'order', t."order",
    'open_data_slug', t.open_data_slug, 'fdc_id', t.fdc_id)) ORDER BY p.position)
  FROM property p CROSS JOIN property_type t
    ON t.space_id = p.space_id AND t.id = p.property_type AND t.deleted_with IS NULL
  WHERE p.space_id = ${space} AND p.${sql.identifier(owner)} = ${id})`

export const storedProperties = (owner: Owner, space: number, id: number | SQL | null) =>
  query<PropertyValue>(
    sql`SELECT p.id, p.property_amount, json_object('id', t.id, 'name', t.name) AS property_type
      FROM property p CROSS JOIN property_type t
        ON t.space_id = p.space_id AND t.id = p.property_type AND t.deleted_with IS NULL
      WHERE p.space_id = ${space} AND p.${sql.identifier(owner)} = ${id} ORDER BY p.position`,
    { json: ['property_type'] },
  )
