import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '../../kernel/context.ts'
import { query } from '../../kernel/query.ts'
import { among } from '../../kernel/sql.ts'
import { circle } from '../members/circle.ts'
import { open } from '../recipes/recipe.access.ts'
import { portionFor } from './amount.scale.ts'
import type { Habits } from './habits.ts'
import type { NewEntry } from './shopping.events.ts'

/** An ingredient that can be shopped for, and how many servings its own recipe is written for. */
export interface RecipeLine {
  ingredient: number
  food: number
  unit: number | null
  amount: number
  servings: number
  /** The named lists that its food is bought from. */
  shopping_lists: number[]
}

/**
 * The ingredients that go on the list with a recipe: the chosen ones, whichever recipe they are of, or else all. Headers,
 * lines without a food and foods that nobody shops for are left out; by the asker's habits also what is in the house,
 * while recipes embedded in this one, or made as one of its foods, bring their own ingredients along.
 */
export function recipeLines(context: Context, recipe: number | SQL, chosen: readonly number[] | null, habits: Habits) {
  const { space } = membershipOf(context)
  const related = chosen === null && habits.includeRelated ? relatedTo(context, recipe) : null
  const from = chosen
    ? among(sql`i.id`, chosen)
    : related
      ? sql`(i.recipe = ${recipe} OR i.recipe IN (${related}))`
      : sql`i.recipe = ${recipe}`
  const conditions = [
    sql`i.space_id = ${space}`,
    from,
    sql`NOT i.is_header AND NOT f.ignore_shopping`,
    ...(related ? [sql`(f.recipe IS NULL OR f.recipe NOT IN (${related}))`] : []),
    ...(chosen === null && habits.excludeOnhand
      ? [
          sql`NOT EXISTS (SELECT 1 FROM food_onhand o WHERE o.space_id = ${space} AND o.food_id = i.food
            AND ${circle(context, sql`o.user_id`)})`,
        ]
      : []),
  ]
  return query<RecipeLine>(
    sql`
    SELECT i.id AS ingredient, i.food, i.unit, i.amount, r.servings, f.shopping_lists FROM ingredient i
    JOIN recipe r ON r.space_id = i.space_id AND r.id = i.recipe AND r.deleted_with IS NULL AND ${open(context, sql`r`)}
    JOIN food f ON f.space_id = i.space_id AND f.id = i.food AND f.deleted_with IS NULL
    LEFT JOIN step s ON s.space_id = i.space_id AND s.id = i.step
    WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY i.recipe <> ${recipe}, i.recipe, s.position, i.position, i.id`,
    { json: ['shopping_lists'] },
  )
}

/** Recipes one step away that the asker may see: embedded as a step, or making one of the foods. */
const relatedTo = (context: Context, recipe: number | SQL): SQL => {
  const { space } = membershipOf(context)
  return sql`SELECT near.id FROM recipe near WHERE near.space_id = ${space} AND near.deleted_with IS NULL
    AND near.id <> ${recipe} AND ${open(context, sql`near`)} AND near.id IN (
      SELECT step_recipe FROM step WHERE space_id = ${space} AND recipe = ${recipe}
      UNION SELECT made.recipe FROM ingredient used
        JOIN food made ON made.space_id = used.space_id AND made.id = used.food
        WHERE used.space_id = ${space} AND used.recipe = ${recipe})`
}

/** Entries for these ingredients, as much of each as so many servings take. */
export const entriesFor = (
  lines: readonly RecipeLine[],
  listRecipe: number,
  servings: number,
  nextId: (kind: string) => number,
): NewEntry[] =>
  lines.map(({ food, unit, ingredient, shopping_lists, ...portion }) => ({
    id: nextId('shopping-list-entry'),
    list_recipe: listRecipe,
    food,
    unit,
    amount: portionFor(portion, servings),
    order: 0,
    ingredient,
    completed_at: null,
    delay_until: null,
    shopping_lists,
  }))
