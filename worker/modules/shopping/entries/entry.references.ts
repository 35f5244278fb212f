import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '../../../kernel/log/context.ts'
import { invalid } from '../../../kernel/contract/errors.ts'
import { reserve } from '../../../kernel/log/ids.ts'
import { query } from '../../../kernel/sql/query.ts'
import type { Ref } from '../../../kernel/contract/ref.contract.ts'
import { lookUp, unknownNames } from '../../../kernel/resource/references/refs.ts'
import { among } from '../../../kernel/sql/sql.ts'
import { foodResource } from '../../foods/food.resource.ts'
import { planTable } from '../../meal-plans/plan.table.ts'
import { visiblePlan } from '../../meal-plans/plan.rows.ts'
import { visibleRecipe } from '../../../access/recipe.access.ts'
import { unitResource } from '../../units/index.ts'
import { visibleListRecipe } from '../recipes/list-recipe.rows.ts'
import { shoppingListResource } from '../../shopping-lists/shopping-list.resource.ts'
import type { NewListRecipe } from '../shopping.events.ts'

interface Place {
  list_recipe?: number | null | undefined
  mealplan_id?: number | null | undefined
}
interface Wish extends Place {
  food?: Ref | undefined
  unit?: Ref | null | undefined
  ingredient?: number | null | undefined
  shopping_lists?: readonly Ref[] | null | undefined
}

/** All that an entry's body refers to, as far as the asker may refer to it; `entries` ids for what is new. */
export const loadReferences = (context: Context, wish: Wish, entries = 0) => {
  const { space } = membershipOf(context)
  const foods = wish.food ? [wish.food] : []
  const units = wish.unit ? [wish.unit] : []
  const lists = wish.shopping_lists ?? []
  return {
    foods: lookUp(foodResource, space, foods),
    units: lookUp(unitResource, space, units),
    lists: lookUp(shoppingListResource, space, lists),
    listRecipes: usableListRecipes(context, wish),
    ingredients: usableIngredients(context, wish.ingredient ? [wish.ingredient] : []),
    ids: reserve(space, {
      'shopping-list-entry': entries,
      'shopping-list-recipe': wish.mealplan_id ? 1 : 0,
      food: unknownNames(foodResource, space, foods),
      unit: unknownNames(unitResource, space, units),
      'shopping-list': unknownNames(shoppingListResource, space, lists),
    }),
  }
}

interface Usable {
  what: 'list_recipe' | 'plan' | 'of_plan'
  id: number
}

/** The named recipe on the list; or for a plan the plan itself, and the first recipe that is on the list for it. */
const usableListRecipes = (context: Context, { list_recipe, mealplan_id }: Place) => {
  const { space } = membershipOf(context)
  return query<Usable>(sql`
    SELECT 'list_recipe' AS what, l.id FROM shopping_list_recipe l
      WHERE l.id = ${list_recipe ?? null} AND ${visibleListRecipe(context)}
    UNION ALL SELECT 'plan', ${planTable.id} FROM ${planTable} WHERE ${planTable.space_id} = ${space}
      AND ${planTable.id} = ${mealplan_id ?? null} AND ${planTable.deleted_with} IS NULL AND ${visiblePlan(context)}
    UNION ALL SELECT 'of_plan', min(l.id) FROM shopping_list_recipe l
      WHERE l.mealplan = ${mealplan_id ?? null} AND ${visibleListRecipe(context)} HAVING min(l.id) IS NOT NULL`)
}

/** Where an entry belongs. A plan that has nothing on the list yet gets a place there, which `created` is. */
export function listRecipeOf(
  { list_recipe, mealplan_id }: Place,
  usable: readonly Usable[],
  nextId: (kind: string) => number,
): { id: number | null | undefined; created: NewListRecipe | null } {
  const there = (what: Usable['what']) => usable.find((row) => row.what === what)?.id
  if (typeof mealplan_id === 'number') {
    if (there('plan') === undefined) throw unknown('mealplan_id', mealplan_id)
    const existing = there('of_plan')
    if (existing !== undefined) return { id: existing, created: null }
    const id = nextId('shopping-list-recipe')
    return { id, created: { id, name: '', recipe: null, mealplan: mealplan_id, servings: 1 } }
  }
  if (typeof list_recipe === 'number' && there('list_recipe') === undefined) throw unknown('list_recipe', list_recipe)
  return { id: list_recipe, created: null }
}

/** Ingredients whose recipe the asker may see. */
export const usableIngredients = (context: Context, ids: readonly number[]) =>
  query<{ id: number }>(sql`SELECT i.id FROM ingredient i WHERE i.space_id = ${membershipOf(context).space}
    AND ${among(sql`i.id`, ids)} AND ${visibleRecipe(context, sql`i.recipe`)}`)

export function usableIngredient<Id extends number | null | undefined>(id: Id, usable: readonly { id: number }[]): Id {
  if (typeof id === 'number' && !usable.some((row) => row.id === id)) throw unknown('ingredient', id)
  return id
}

export const unknown = (field: string, id: number) =>
  invalid({ [field]: [`Invalid pk "${id}" - object does not exist.`] }, 'request.unknown_reference')
