import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'
import { userListQuery } from '#web/lib/api/user-list-query.ts'
import { mealPlanEndpoint, mealTypeEndpoint, plannableRecipeEndpoint } from './board/meal.rows.ts'

const maxRows = 200

/** Meals that touch the seven days from `first`. */
export const weekQuery = (first: CivilDate) =>
  resourceListQuery(mealPlanEndpoint, { from_date: first, to_date: addDays(first, 6), page_size: maxRows })

/** Guests have none; the meals themselves then supply the kinds. */
export const mealTypeListQuery = {
  ...userListQuery(mealTypeEndpoint, { page_size: maxRows }),
  retry: false,
  meta: { quiet: true },
}

export const recipeOrders = ['name', '-created_at', 'lastcooked', '-rating'] as const
export type RecipeOrder = (typeof recipeOrders)[number]

export const plannableRecipesQuery = (query: string, order: RecipeOrder, pageSize = 40) =>
  resourceListQuery(plannableRecipeEndpoint, { query, ...(query ? {} : { sort_order: order }), page_size: pageSize })
