import { sql } from 'drizzle-orm'
import { projection } from '../../kernel/log/projection.ts'
import { among, each, type Statement } from '../../kernel/sql/sql.ts'
import type { NewEntry, NewListRecipe, ShoppingEvent, Stock } from './shopping.events.ts'

interface Place {
  space: number
  at: string
}

export const shoppingProjection = projection<ShoppingEvent>({
  'shopping.added': ({ space, at, data: { created_by, list_recipe, entries } }) => [
    ...(list_recipe ? [insertRecipe({ space, at }, created_by, list_recipe)] : []),
    ...(entries.length > 0 ? [insertEntries({ space, at }, created_by, entries)] : []),
  ],
  // Whoever ticked first is who bought it: a second tick that crossed the first changes nothing.
  'shopping.checked': ({ space, at, data: { ids, completed_at, stocked } }) => [
    sql`UPDATE shopping_list_entry SET checked = 1, completed_at = ${completed_at ?? at}, ${touched(at)}
      WHERE space_id = ${space} AND ${among(sql`id`, ids)} AND NOT checked`,
    ...(stocked ? intoTheHouse({ space, at }, stocked) : []),
  ],
  'shopping.unchecked': ({ space, at, data: { ids, used_up } }) => [
    sql`UPDATE shopping_list_entry SET checked = 0, completed_at = NULL, ${touched(at)}
      WHERE space_id = ${space} AND ${among(sql`id`, ids)} AND checked`,
    ...(used_up ? outOfTheHouse({ space, at }, used_up) : []),
  ],
  'shopping.postponed': ({ space, at, data: { ids, until } }) =>
    sql`UPDATE shopping_list_entry SET delay_until = ${until}, ${touched(at)}
      WHERE space_id = ${space} AND ${among(sql`id`, ids)}`,
  'shopping.changed': ({ space, at, data: { id, patch } }) =>
    sql`UPDATE shopping_list_entry SET ${assigned(patch)}, ${touched(at)} WHERE space_id = ${space} AND id = ${id}`,
  'shopping.listed': ({ space, at, data: { changes } }) =>
    sql`UPDATE shopping_list_entry SET ${touched(at)}, shopping_lists = (
        SELECT json_group_array(value) FROM (
          SELECT l.value FROM json_each(shopping_list_entry.shopping_lists) l
            WHERE l.value NOT IN (SELECT value FROM json_each(c.value -> 'remove'))
          UNION SELECT a.value FROM json_each(c.value -> 'add') a ORDER BY 1))
      FROM ${each(changes)} c WHERE space_id = ${space} AND shopping_list_entry.id = c.value ->> 'id'`,
  'shopping.removed': ({ space, at, stream, data: { ids, list_recipes } }) => [
    takeOff('shopping_list_entry', { space, at, stream }, ids),
    takeOff('shopping_list_recipe', { space, at, stream }, list_recipes),
  ],
  'shopping.restored': ({ space, at, stream, data: { ids, list_recipes } }) => [
    putBack('shopping_list_entry', { space, at, stream }, ids),
    putBack('shopping_list_recipe', { space, at, stream }, list_recipes),
  ],
  'shopping.rescaled': ({
    space,
    at,
    stream,
    data: { list_recipe, servings, amounts, added = [], removed = [], restored = [] },
  }) => [
    sql`UPDATE shopping_list_recipe SET servings = ${servings}, ${touched(at)}
      WHERE space_id = ${space} AND id = ${list_recipe}`,
    sql`UPDATE shopping_list_entry SET amount = a.value ->> 'amount', ${touched(at)} FROM ${each(amounts)} a
      WHERE space_id = ${space} AND shopping_list_entry.id = a.value ->> 'id'`,
    ...(added.length > 0 ? [insertEntries({ space, at }, null, added)] : []),
    ...(removed.length > 0 ? [takeOff('shopping_list_entry', { space, at, stream }, removed)] : []),
    ...(restored.length > 0 ? [putBack('shopping_list_entry', { space, at, stream }, restored)] : []),
  ],
  'shopping.recipe_changed': ({ space, at, data: { id, patch } }) =>
    sql`UPDATE shopping_list_recipe SET ${assigned(patch)}, ${touched(at)} WHERE space_id = ${space} AND id = ${id}`,
})

/** Rows of one stream have no version of its own, so each counts its changes. */
const touched = (at: string) => sql`updated_at = ${at}, version = version + 1`

const assigned = (patch: object) =>
  sql.join(
    Object.entries(patch).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    sql`, `,
  )

const insertRecipe = ({ space, at }: Place, by: number, { id, name, recipe, mealplan, servings }: NewListRecipe) =>
  sql`INSERT INTO shopping_list_recipe (space_id, id, version, created_at, updated_at, name, recipe, mealplan, servings, created_by)
    VALUES (${space}, ${id}, 1, ${at}, ${at}, ${name}, ${recipe}, ${mealplan}, ${servings}, ${by})`

type Removable = 'shopping_list_entry' | 'shopping_list_recipe'

const takeOff = (table: Removable, { space, at, stream }: Place & { stream: string }, ids: readonly number[]) =>
  sql`UPDATE ${sql.identifier(table)} SET deleted_with = ${stream}, ${touched(at)}
    WHERE space_id = ${space} AND ${among(sql`id`, ids)} AND deleted_with IS NULL`

const putBack = (table: Removable, { space, at, stream }: Place & { stream: string }, ids: readonly number[]) =>
  sql`UPDATE ${sql.identifier(table)} SET deleted_with = NULL, ${touched(at)}
    WHERE space_id = ${space} AND ${among(sql`id`, ids)} AND deleted_with = ${stream}`

/** By whoever is said to have put each there, or else all by one. */
const insertEntries = ({ space, at }: Place, by: number | null, entries: readonly NewEntry[]) =>
  sql`INSERT INTO shopping_list_entry (space_id, id, version, created_at, updated_at, created_by, list_recipe, food, unit,
      amount, "order", ingredient, checked, completed_at, delay_until, shopping_lists)
    SELECT ${space}, e.value ->> 'id', 1, ${at}, ${at}, coalesce(e.value ->> 'created_by', ${by}), e.value ->> 'list_recipe', e.value ->> 'food',
      e.value ->> 'unit', e.value ->> 'amount', e.value ->> 'order', e.value ->> 'ingredient',
      e.value ->> 'completed_at' IS NOT NULL, e.value ->> 'completed_at', e.value ->> 'delay_until',
      coalesce(e.value -> 'shopping_lists', '[]')
    FROM ${each(entries)} e`

const seen = ({ space, at }: Place, foods: readonly number[]): Statement =>
  sql`UPDATE food SET updated_at = ${at} WHERE space_id = ${space} AND ${among(sql`id`, foods)}`

const intoTheHouse = (place: Place, { foods, users }: Stock): Statement[] => [
  sql`INSERT OR IGNORE INTO food_onhand (space_id, food_id, user_id)
    SELECT ${place.space}, f.value, u.value FROM ${each(foods)} f, ${each(users)} u`,
  seen(place, foods),
]

const outOfTheHouse = (place: Place, { foods, users }: Stock): Statement[] => [
  sql`DELETE FROM food_onhand
    WHERE space_id = ${place.space} AND ${among(sql`food_id`, foods)} AND ${among(sql`user_id`, users)}`,
  seen(place, foods),
]
