import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { firstDay, lastDay, type Meal } from '../board/meal.rows.ts'

export interface PlacedMeal {
  meal: Meal
  column: number
  days: number
  lane: number
  /** Starts before these days or ends after them. */
  isCut: boolean
}

/** Each meal goes to the first lane that is free on its days. */
export function assignLanes(meals: readonly Meal[], days: readonly CivilDate[]): PlacedMeal[] {
  const first = days[0] ?? ''
  const last = days.at(-1) ?? ''
  const free: number[] = []
  return meals
    .filter((meal) => firstDay(meal) <= last && lastDay(meal) >= first)
    .toSorted((one, other) => firstDay(one).localeCompare(firstDay(other)) || one.id - other.id)
    .map((meal) => {
      const column = Math.max(0, days.indexOf(firstDay(meal)))
      const end = lastDay(meal) > last ? days.length - 1 : days.indexOf(lastDay(meal))
      const found = free.findIndex((taken) => taken <= column)
      const lane = found < 0 ? free.length : found
      free[lane] = end + 1
      return {
        meal,
        column,
        days: end - column + 1,
        lane,
        isCut: firstDay(meal) < first || lastDay(meal) > last,
      }
    })
}

export const freeLanes = (placed: readonly PlacedMeal[], days: readonly CivilDate[]): number[] =>
  days.map((_, column) =>
    placed
      .filter((one) => one.column <= column && column < one.column + one.days)
      .reduce((below, { lane }) => Math.max(below, lane + 1), 0),
  )
