import { sql } from 'drizzle-orm'
import { projection } from '#worker/kernel/log/projection.ts'
import { inValues, jsonEach, type Statement } from '#worker/kernel/sql/sql.ts'
import type { NewEntry, NewListRecipe, ShoppingEvent, Stock } from './shopping.events.ts'

interface EventContext {
  space: number
  at: string
}

export const shoppingProjection = projection<ShoppingEvent>({
  'shopping.added': ({ space, at, data: { created_by, list_recipe, entries } }) => [
    ...(list_recipe ? [insertRecipe({ space, at }, created_by, list_recipe)] : []),
    ...(entries.length > 0 ? [insertEntries({ space, at }, created_by, entries)] : []),
  ],
  // Who checked first bought it: a second check that crossed the first changes nothing.
  'shopping.checked': ({ space, at, data: { ids, completed_at, supermarket, stocked } }) => [
    sql`UPDATE shopping_list_entry SET checked = 1, completed_at = ${completed_at ?? at}, supermarket = ${supermarket ?? null},
      ${bumpVersion(at)}
      WHERE space_id = ${space} AND ${inValues(sql`id`, ids)} AND NOT checked`,
    ...(stocked ? addOnHand({ space, at }, stocked) : []),
  ],
  'shopping.unchecked': ({ space, at, data: { ids, used_up } }) => [
    sql`UPDATE shopping_list_entry SET checked = 0, completed_at = NULL, supermarket = NULL, ${bumpVersion(at)}
      WHERE space_id = ${space} AND ${inValues(sql`id`, ids)} AND checked`,
    ...(used_up ? removeOnHand({ space, at }, used_up) : []),
  ],
  'shopping.postponed': ({ space, at, data: { ids, until } }) =>
    sql`UPDATE shopping_list_entry SET delay_until = ${until}, ${bumpVersion(at)}
      WHERE space_id = ${space} AND ${inValues(sql`id`, ids)}`,
  'shopping.changed': ({ space, at, data: { id, patch } }) =>
    sql`UPDATE shopping_list_entry SET ${assigned(patch)}, ${bumpVersion(at)} WHERE space_id = ${space} AND id = ${id}`,
  'shopping.listed': ({ space, at, data: { changes } }) =>
    sql`UPDATE shopping_list_entry SET ${bumpVersion(at)}, shopping_lists = (
        SELECT json_group_array(value) FROM (
          SELECT l.value FROM json_each(shopping_list_entry.shopping_lists) l
            WHERE l.value NOT IN (SELECT value FROM json_each(c.value -> 'remove'))
          UNION SELECT a.value FROM json_each(c.value -> 'add') a ORDER BY 1))
      FROM ${jsonEach(changes)} c WHERE space_id = ${space} AND shopping_list_entry.id = c.value ->> 'id'`,
  'shopping.removed': ({ space, at, stream, data: { ids, list_recipes } }) => [
    softDelete('shopping_list_entry', { space, at, stream }, ids),
    softDelete('shopping_list_recipe', { space, at, stream }, list_recipes),
  ],
  'shopping.restored': ({ space, at, stream, data: { ids, list_recipes } }) => [
    restoreRows('shopping_list_entry', { space, at, stream }, ids),
    restoreRows('shopping_list_recipe', { space, at, stream }, list_recipes),
  ],
  'shopping.rescaled': ({
    space,
    at,
    stream,
    data: { list_recipe, servings, amounts, added = [], removed = [], restored = [] },
  }) => [
    sql`UPDATE shopping_list_recipe SET servings = ${servings}, ${bumpVersion(at)}
      WHERE space_id = ${space} AND id = ${list_recipe}`,
    sql`UPDATE shopping_list_entry SET amount = a.value ->> 'amount', ${bumpVersion(at)} FROM ${jsonEach(amounts)} a
      WHERE space_id = ${space} AND shopping_list_entry.id = a.value ->> 'id'`,
    ...(added.length > 0 ? [insertEntries({ space, at }, null, added)] : []),
    ...(removed.length > 0 ? [softDelete('shopping_list_entry', { space, at, stream }, removed)] : []),
    ...(restored.length > 0 ? [restoreRows('shopping_list_entry', { space, at, stream }, restored)] : []),
  ],
  'shopping.recipe_changed': ({ space, at, data: { id, patch } }) =>
    sql`UPDATE shopping_list_recipe SET ${assigned(patch)}, ${bumpVersion(at)} WHERE space_id = ${space} AND id = ${id}`,
})

/** Entries share one stream, so each row counts its own changes. */
const bumpVersion = (at: string) => sql`updated_at = ${at}, version = version + 1`

const assigned = (patch: object) =>
  sql.join(
    Object.entries(patch).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    sql`, `,
  )

const insertRecipe = (
  { space, at }: EventContext,
  by: number,
  { id, name, recipe, mealplan, servings }: NewListRecipe,
) =>
  sql`INSERT INTO shopping_list_recipe (space_id, id, version, created_at, updated_at, name, recipe, mealplan, servings, created_by)
    VALUES (${space}, ${id}, 1, ${at}, ${at}, ${name}, ${recipe}, ${mealplan}, ${servings}, ${by})`

type Removable = 'shopping_list_entry' | 'shopping_list_recipe'

const softDelete = (
  table: Removable,
  { space, at, stream }: EventContext & { stream: string },
  ids: readonly number[],
) =>
  sql`UPDATE ${sql.identifier(table)} SET deleted_with = ${stream}, ${bumpVersion(at)}
    WHERE space_id = ${space} AND ${inValues(sql`id`, ids)} AND deleted_with IS NULL`

const restoreRows = (
  table: Removable,
  { space, at, stream }: EventContext & { stream: string },
  ids: readonly number[],
) =>
  sql`UPDATE ${sql.identifier(table)} SET deleted_with = NULL, ${bumpVersion(at)}
    WHERE space_id = ${space} AND ${inValues(sql`id`, ids)} AND deleted_with = ${stream}`

/** An entry's own `created_by` comes before `by`. */
const insertEntries = ({ space, at }: EventContext, by: number | null, entries: readonly NewEntry[]) =>
  sql`INSERT INTO shopping_list_entry (space_id, id, version, created_at, updated_at, created_by, list_recipe, food, unit,
      amount, "order", ingredient, checked, completed_at, delay_until, shopping_lists)
    SELECT ${space}, e.value ->> 'id', 1, ${at}, ${at}, coalesce(e.value ->> 'created_by', ${by}), e.value ->> 'list_recipe', e.value ->> 'food',
      e.value ->> 'unit', e.value ->> 'amount', e.value ->> 'order', e.value ->> 'ingredient',
      e.value ->> 'completed_at' IS NOT NULL, e.value ->> 'completed_at', e.value ->> 'delay_until',
      coalesce(e.value -> 'shopping_lists', '[]')
    FROM ${jsonEach(entries)} e`

const touchFoods = ({ space, at }: EventContext, foods: readonly number[]): Statement =>
  sql`UPDATE food SET updated_at = ${at} WHERE space_id = ${space} AND ${inValues(sql`id`, foods)}`

const addOnHand = (place: EventContext, { foods, users }: Stock): Statement[] => [
  sql`INSERT OR IGNORE INTO food_onhand (space_id, food_id, user_id)
    SELECT ${place.space}, f.value, u.value FROM ${jsonEach(foods)} f, ${jsonEach(users)} u`,
  touchFoods(place, foods),
]

const removeOnHand = (place: EventContext, { foods, users }: Stock): Statement[] => [
  sql`DELETE FROM food_onhand
    WHERE space_id = ${place.space} AND ${inValues(sql`food_id`, foods)} AND ${inValues(sql`user_id`, users)}`,
  touchFoods(place, foods),
]
