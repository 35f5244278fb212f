import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import { fetchList } from '#web/lib/api/resource-query.ts'
import { plannedMeals, mealTypeRows, plannableRecipes } from './board/meal.rows.ts'

const most = 200

/** What touches the seven days from `first` on. */
export const weekQuery = (first: CivilDate) =>
  fetchList(plannedMeals, { from_date: first, to_date: addDays(first, 6), page_size: most })

/** Guests may not list them; the meals themselves then say what kinds there are. */
export const typesQuery = { ...fetchList(mealTypeRows, { page_size: most }), retry: false, meta: { quiet: true } }

export const orders = ['name', '-created_at', 'lastcooked', '-rating'] as const
export type Order = (typeof orders)[number]

export const recipesQuery = (query: string, order: Order, pageSize = 40) =>
  fetchList(plannableRecipes, { query, ...(query ? {} : { sort_order: order }), page_size: pageSize })
