import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import type { ComputedColumn } from '#worker/kernel/resource/define-resource.ts'
import { treeColumns, subtree } from '#worker/kernel/resource/tree.ts'
import { householdOwned } from '#worker/access/household.access.ts'
import { listsJson } from '#worker/modules/shopping-lists/shopping-list.rows.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { propertiesJson } from '#worker/modules/properties/property.rows.ts'
import { inheritableFields } from './inherit-food.ts'
import { foodTable as food } from './food.table.ts'

const fieldsIn = (column: SQL): ComputedColumn => ({
  as: 'json',
  sql: sql`iif(${column} = '[]', '[]', (
    SELECT json_group_array(json(f.value)) FROM json_each(${JSON.stringify(inheritableFields)}) f
    WHERE f.value ->> 'id' IN (SELECT value FROM json_each(${column}))))`,
})

/** Visitors without an account have nothing on hand. */
export const isOnHand = (context: Context, id: SQL): SQL =>
  context.identity?.membership
    ? sql`EXISTS (SELECT 1 FROM food_onhand o WHERE o.space_id = ${food.space_id} AND o.food_id = ${id}
        AND ${householdOwned(context, sql`o.user_id`)})`
    : sql`0`

const substitutes = sql`
  SELECT high AS id FROM food_substitute WHERE space_id = ${food.space_id} AND low = ${food.id}
  UNION SELECT low FROM food_substitute WHERE space_id = ${food.space_id} AND high = ${food.id}`

export const foodRows = (context: Context): Record<string, ComputedColumn> => ({
  ...treeColumns(food),
  shopping: {
    sql: context.identity?.membership
      ? sql`iif(EXISTS (SELECT 1 FROM shopping_list_entry e WHERE e.space_id = ${food.space_id} AND e.food = ${food.id}
          AND NOT e.checked AND e.deleted_with IS NULL AND ${householdOwned(context, sql`e.created_by`)}), 'True', 'False')`
      : sql`'False'`,
  },
  recipe: {
    as: 'json',
    sql: sql`(SELECT json_object('id', r.id, 'name', r.name, 'url', 'recipe/' || r.id) FROM recipe r
      WHERE r.space_id = ${food.space_id} AND r.id = ${food.recipe} AND r.deleted_with IS NULL AND ${readableRecipe(context, sql`r`)})`,
  },
  properties: { as: 'json', sql: propertiesJson('food', sql`${food.space_id}`, sql`${food.id}`) },
  properties_food_unit: {
    as: 'json',
    sql: sql`(SELECT json_object('id', u.id, 'name', u.name, 'plural_name', u.plural_name, 'description', u.description,
        'base_unit', u.base_unit, 'open_data_slug', u.open_data_slug) FROM unit u
      WHERE u.space_id = ${food.space_id} AND u.id = ${food.properties_food_unit} AND u.deleted_with IS NULL)`,
  },
  supermarket_category: {
    as: 'json',
    sql: sql`(SELECT json_object('id', c.id, 'name', c.name, 'description', c.description, 'open_data_slug', c.open_data_slug)
      FROM supermarket_category c
      WHERE c.space_id = ${food.space_id} AND c.id = ${food.supermarket_category} AND c.deleted_with IS NULL)`,
  },
  food_onhand: { as: 'bool', sql: isOnHand(context, sql`${food.id}`) },
  inherit_fields: fieldsIn(sql`${food.inherit_fields}`),
  child_inherit_fields: fieldsIn(sql`${food.child_inherit_fields}`),
  substitute: {
    as: 'json',
    sql: sql`(SELECT json_group_array(json_object('id', s.id, 'name', s.name, 'plural_name', s.plural_name)) FROM food s
      WHERE s.space_id = ${food.space_id} AND s.deleted_with IS NULL AND s.id IN (${substitutes}))`,
  },
  substitute_onhand: {
    as: 'bool',
    sql: sql`(EXISTS (
      SELECT 1 FROM (${substitutes}
        UNION SELECT s.id FROM food s WHERE ${food.substitute_siblings} AND s.space_id = ${food.space_id}
          AND s.parent = ${food.parent} AND s.id <> ${food.id} AND s.deleted_with IS NULL) s
      WHERE ${isOnHand(context, sql`s.id`)})
      OR (${food.substitute_children} AND EXISTS (
        SELECT 1 FROM (${subtree(food, sql`${food.space_id}`, sql`${food.id}`)}) s
        WHERE s.id <> ${food.id} AND ${isOnHand(context, sql`s.id`)})))`,
  },
  shopping_lists: { as: 'json', sql: listsJson(food.space_id, food.shopping_lists) },
})
