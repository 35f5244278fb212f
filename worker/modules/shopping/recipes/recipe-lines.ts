import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query, type Row } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { householdOwned } from '#worker/access/household.access.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { boughtAmount } from './bought-amount.ts'
import { portionFor } from './rescale-amount.ts'
import type { ShoppingPreference } from '../shopping-preference.ts'
import { recipeShare, type FoodUse, type RecipeYield } from './recipe-share.ts'
import type { NewEntry } from '../shopping.events.ts'

export interface RecipeLine {
  main: number
  ingredient: number
  food: number
  unit: number | null
  amount: number
  servings: number
  shopping_lists: number[]
}

/**
 * Ingredients to list for `recipes` (a query of `id`): the `chosen` ones of any recipe, or else all. Leaves out
 * headers, lines without a food and foods that nobody buys. The asker's preference leaves out foods on hand, and brings
 * in recipes that are embedded or make a food.
 */
export function recipeLines(
  context: Context,
  recipes: SQL,
  chosen: readonly number[] | null,
  preference: ShoppingPreference,
) {
  const { space } = membershipOf(context)
  const related = chosen === null && preference.includeRelated
  const picked = chosen ? sql`AND ${inValues(sql`i.id`, chosen)}` : sql``
  const source = chosen
    ? sql`SELECT DISTINCT main.id, i.recipe FROM main CROSS JOIN ingredient i ON i.space_id = ${space} ${picked}`
    : sql`SELECT id, id FROM main ${related ? relatedTo(context) : sql``}`
  const conditions = [
    sql`NOT i.is_header AND NOT f.ignore_shopping`,
    ...(related
      ? [
          sql`NOT EXISTS (SELECT 1 FROM source other
            WHERE other.main = source.main AND other.recipe = f.recipe AND other.recipe <> other.main)`,
        ]
      : []),
    ...(chosen === null && preference.excludeOnhand
      ? [
          sql`NOT EXISTS (SELECT 1 FROM food_onhand o WHERE o.space_id = ${space} AND o.food_id = i.food
            AND ${householdOwned(context, sql`o.user_id`)})`,
        ]
      : []),
  ]
  const { statement, decode } = query<LineRow>(
    sql`WITH main (id) AS MATERIALIZED (${recipes}), pair (main, recipe) AS MATERIALIZED (${source}),
      source (main, recipe, serves, uses) AS MATERIALIZED (SELECT pair.main, pair.recipe, m.servings, ${usesOf(space)}
        FROM pair JOIN recipe m ON m.space_id = ${space} AND m.id = pair.main)
    SELECT source.main, source.serves, source.uses, i.id AS ingredient, i.food, i.unit, ${boughtAmount(sql`i`)} AS amount, r.servings, r.servings_text,
      f.shopping_lists
    FROM source CROSS JOIN recipe r ON r.space_id = ${space} AND r.id = source.recipe AND r.deleted_with IS NULL
      AND ${readableRecipe(context, sql`r`)}
    CROSS JOIN ingredient i ON i.space_id = ${space} AND i.recipe = source.recipe ${picked}
    JOIN food f ON f.space_id = i.space_id AND f.id = i.food AND f.deleted_with IS NULL
    LEFT JOIN step s ON s.space_id = i.space_id AND s.id = i.step
    WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY source.main, source.recipe <> source.main, source.recipe, s.position, i.position, i.id`,
    { json: ['shopping_lists', 'uses'] },
  )
  return { statement, decode: (row: Row) => lineOf(decode(row)) }
}

interface LineRow extends RecipeLine, RecipeYield {
  serves: number
  /** How `main` uses the food that this recipe makes; null for `main` itself and for embedded recipes. */
  uses: FoodUse[] | null
}

/** A recipe for a food is made as often as the food is used; an embedded one for as many people. */
function lineOf({ serves, uses, servings_text, ...line }: LineRow): RecipeLine {
  if (!uses) return line
  const share = uses.reduce((sum, use) => sum + recipeShare(use, { servings: line.servings, servings_text }), 0)
  return { ...line, amount: line.amount * share, servings: serves }
}

const usesOf = (space: number): SQL => sql`iif(pair.recipe = pair.main
    OR EXISTS (SELECT 1 FROM step s WHERE s.space_id = ${space} AND s.recipe = pair.main AND s.step_recipe = pair.recipe),
  NULL, (SELECT nullif(json_group_array(json_object('amount', ${boughtAmount(sql`used`)}, 'unit', u.name, 'unit_plural', u.plural_name,
      'base_unit', u.base_unit, 'food', made.name, 'food_plural', made.plural_name)), '[]')
    FROM ingredient used JOIN food made ON made.space_id = ${space} AND made.id = used.food AND made.recipe = pair.recipe
    LEFT JOIN unit u ON u.space_id = ${space} AND u.id = used.unit
    WHERE used.space_id = ${space} AND used.recipe = pair.main))`

/** Recipes that are embedded in a step or make one of the foods, as far as the asker may see them. */
const relatedTo = (context: Context): SQL => {
  const { space } = membershipOf(context)
  const seen = (id: SQL) => sql`JOIN recipe near ON near.space_id = ${space} AND near.id = ${id}
    AND near.deleted_with IS NULL AND ${readableRecipe(context, sql`near`)}`
  return sql`
    UNION SELECT main.id, near.id FROM main CROSS JOIN step s ON s.space_id = ${space} AND s.recipe = main.id
      ${seen(sql`s.step_recipe`)}
    UNION SELECT main.id, near.id FROM main CROSS JOIN ingredient used ON used.space_id = ${space} AND used.recipe = main.id
      JOIN food made ON made.space_id = ${space} AND made.id = used.food ${seen(sql`made.recipe`)}`
}

export const entriesFor = (
  lines: readonly RecipeLine[],
  listRecipe: number,
  servings: number,
  nextId: (kind: string) => number,
): NewEntry[] =>
  lines.map(({ food, unit, ingredient, amount, servings: written, shopping_lists }) => ({
    id: nextId('shopping-list-entry'),
    list_recipe: listRecipe,
    food,
    unit,
    amount: portionFor({ amount, servings: written }, servings),
    order: 0,
    ingredient,
    completed_at: null,
    delay_until: null,
    shopping_lists,
  }))
