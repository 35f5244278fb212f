import { useQuery } from '@tanstack/react-query'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'
import { plannableRecipeEndpoint } from '../board/meal.rows.ts'
import { mealsQuery } from '../plan.queries.ts'
import { daysFrom, type FillValues, fittingSearch, freeDays, mostDays } from './fill-request.ts'

export interface Forecast {
  days: readonly CivilDate[]
  /** Undefined until it is known. */
  free: readonly CivilDate[] | undefined
  /** How many recipes there are to take; undefined until it is known. */
  fitting: number | undefined
}

/** What filling the days would find now. Which recipes it takes, only the server says. */
export function useForecast(values: FillValues): Forecast {
  const { start_date: first, end_date: last, meal_type_id: kind } = values
  const days = first && last ? daysFrom(first, last) : []
  const isFillable = days.length > 0 && days.length <= mostDays
  const meals = useQuery({ ...mealsQuery(first, last), enabled: isFillable })
  const recipes = useQuery(resourceListQuery(plannableRecipeEndpoint, { ...fittingSearch(values), page_size: 1 }))
  return {
    days,
    free: isFillable && meals.data ? freeDays(days, meals.data.results, kind) : undefined,
    fitting: recipes.isPlaceholderData ? undefined : recipes.data?.count,
  }
}
