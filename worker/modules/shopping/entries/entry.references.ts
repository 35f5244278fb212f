import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { Ref } from '#worker/kernel/contract/ref.contract.ts'
import { lookUpRefs, countUnknownNames } from '#worker/kernel/resource/references/look-up-refs.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { foodResource } from '#worker/modules/foods/food.resource.ts'
import { planTable } from '#worker/modules/meal-plans/plan.table.ts'
import { isPlanVisible } from '#worker/modules/meal-plans/plan.rows.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { unitResource } from '#worker/modules/units/index.ts'
import { isListRecipeVisible } from '../recipes/list-recipe.rows.ts'
import { shoppingListResource } from '#worker/modules/shopping-lists/shopping-list.resource.ts'
import type { NewListRecipe } from '../shopping.events.ts'

interface EntryTarget {
  list_recipe?: number | null | undefined
  mealplan_id?: number | null | undefined
}
interface EntryInput extends EntryTarget {
  food?: Ref | undefined
  unit?: Ref | null | undefined
  ingredient?: number | null | undefined
  shopping_lists?: readonly Ref[] | null | undefined
}

/** Only what the asker may refer to. `entries` is the number of ids to reserve. */
export const entryReferenceQueries = (context: Context, wish: EntryInput, entries = 0) => {
  const { space } = membershipOf(context)
  const foods = wish.food ? [wish.food] : []
  const units = wish.unit ? [wish.unit] : []
  const lists = wish.shopping_lists ?? []
  return {
    foods: lookUpRefs(foodResource, space, foods),
    units: lookUpRefs(unitResource, space, units),
    lists: lookUpRefs(shoppingListResource, space, lists),
    listRecipes: referableListRecipes(context, wish),
    ingredients: referableIngredients(context, wish.ingredient ? [wish.ingredient] : []),
    ids: reserveIds(space, {
      'shopping-list-entry': entries,
      'shopping-list-recipe': wish.mealplan_id ? 1 : 0,
      food: countUnknownNames(foodResource, space, foods),
      unit: countUnknownNames(unitResource, space, units),
      'shopping-list': countUnknownNames(shoppingListResource, space, lists),
    }),
  }
}

interface ReferableRow {
  what: 'list_recipe' | 'plan' | 'of_plan'
  id: number
}

const referableListRecipes = (context: Context, { list_recipe, mealplan_id }: EntryTarget) => {
  const { space } = membershipOf(context)
  return query<ReferableRow>(sql`
    SELECT 'list_recipe' AS what, l.id FROM shopping_list_recipe l
      WHERE l.id = ${list_recipe ?? null} AND ${isListRecipeVisible(context)}
    UNION ALL SELECT 'plan', ${planTable.id} FROM ${planTable} WHERE ${planTable.space_id} = ${space}
      AND ${planTable.id} = ${mealplan_id ?? null} AND ${planTable.deleted_with} IS NULL AND ${isPlanVisible(context)}
    UNION ALL SELECT 'of_plan', min(l.id) FROM shopping_list_recipe l
      WHERE l.mealplan = ${mealplan_id ?? null} AND ${isListRecipeVisible(context)} HAVING min(l.id) IS NOT NULL`)
}

export function resolveListRecipe(
  { list_recipe, mealplan_id }: EntryTarget,
  referable: readonly ReferableRow[],
  nextId: (kind: string) => number,
): { id: number | null | undefined; created: NewListRecipe | null } {
  const there = (what: ReferableRow['what']) => referable.find((row) => row.what === what)?.id
  if (typeof mealplan_id === 'number') {
    if (there('plan') === undefined) throw unknownReference('mealplan_id', mealplan_id)
    const existing = there('of_plan')
    if (existing !== undefined) return { id: existing, created: null }
    const id = nextId('shopping-list-recipe')
    return { id, created: { id, name: '', recipe: null, mealplan: mealplan_id, servings: 1 } }
  }
  if (typeof list_recipe === 'number' && there('list_recipe') === undefined)
    throw unknownReference('list_recipe', list_recipe)
  return { id: list_recipe, created: null }
}

export const referableIngredients = (context: Context, ids: readonly number[]) =>
  query<{ id: number }>(sql`SELECT i.id FROM ingredient i WHERE i.space_id = ${membershipOf(context).space}
    AND ${inValues(sql`i.id`, ids)} AND ${visibleRecipe(context, sql`i.recipe`)}`)

export function checkIngredient<Id extends number | null | undefined>(
  id: Id,
  referable: readonly { id: number }[],
): Id {
  if (typeof id === 'number' && !referable.some((row) => row.id === id)) throw unknownReference('ingredient', id)
  return id
}

export const unknownReference = (field: string, id: number) =>
  invalid({ [field]: [`Invalid pk "${id}" - object does not exist.`] }, 'request.unknown_reference')
