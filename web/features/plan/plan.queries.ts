import { queryOptions } from '@tanstack/react-query'
import { api, type ListPage } from '#web/lib/api/api.ts'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'
import { userListQuery } from '#web/lib/api/user-list-query.ts'
import { type Meal, mealPlanEndpoint, mealTypeEndpoint, plannableRecipeEndpoint } from './board/meal.rows.ts'

const maxRows = 200

/** All meals that touch these days, `last` included. */
export const mealsQuery = (first: CivilDate, last: CivilDate) =>
  queryOptions({
    queryKey: [mealPlanEndpoint.name, 'list', { from_date: first, to_date: last }],
    queryFn: async ({ signal }): Promise<ListPage<Meal>> => {
      const results: Meal[] = []
      for (let page = 1; ; page += 1) {
        const query = { from_date: first, to_date: last, page_size: maxRows, page }
        const found = await api(mealPlanEndpoint).list(query, signal)
        results.push(...found.results)
        if (!found.next) return { count: results.length, next: null, previous: null, results }
      }
    },
  })

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
