import type { shoppingListEntry } from '#worker/modules/shopping/entries/entry.contract.ts'
import type { shoppingListRecipe } from '#worker/modules/shopping/recipes/list-recipe.contract.ts'
import type { RowOf } from '#web/lib/api/resource-endpoint.ts'
import { personName } from '#web/lib/person-name.ts'
import type { ShoppingItem, ShoppingListRecipe } from '../shopping-list.ts'

export type ServerEntry = RowOf<typeof shoppingListEntry>
export type ServerListRecipe = RowOf<typeof shoppingListRecipe>

/** Null for an entry without a food. */
export function toShoppingItem(row: ServerEntry): ShoppingItem | null {
  const { food, unit, created_by: by } = row
  if (!food) return null
  const { supermarket_category: category } = food
  return {
    id: row.id,
    food: {
      id: food.id,
      name: food.name,
      plural: food.plural_name ?? null,
      category: category && { id: category.id, name: category.name },
      lists: food.shopping_lists.map(({ id }) => id),
    },
    unit: unit && { id: unit.id, name: unit.name, plural: unit.plural_name ?? null, base: unit.base_unit ?? null },
    amount: row.amount,
    checked: row.checked,
    doneAt: row.completed_at,
    laterUntil: row.delay_until,
    list: row.list_recipe,
    onLists: row.shopping_lists.map(({ id }) => id),
    isScaled: row.list_recipe !== null && row.ingredient !== null,
    by: by && { id: by.id, name: personName(by) },
    addedAt: row.created_at,
  }
}

export function toListedRecipe(row: ServerListRecipe): ShoppingListRecipe {
  const { recipe_data: recipe, meal_plan_data: plan } = row
  return {
    id: row.id,
    recipe: recipe?.id ?? null,
    name: recipe?.name || row.name || plan?.title || '',
    image: recipe?.image ?? null,
    servings: row.servings,
    plan: plan && { id: plan.id, day: plan.from_date.slice(0, 10), meal: plan.meal_type_name },
  }
}
