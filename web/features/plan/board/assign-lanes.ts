import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { firstDay, lastDay, type Meal } from './meal.rows.ts'

/** Where a meal stands in the row of its kind. */
export interface PlacedMeal {
  meal: Meal
  /** From 0, by day. */
  column: number
  days: number
  /** From 0, from above. */
  lane: number
  /** Whether it began before these days, or goes on after them. */
  isCut: boolean
}

/** Meals of one kind beside each other by day and below each other where they meet: each in the first lane that is free. */
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

/** For each day the first lane below all of its meals. */
export const freeLanes = (placed: readonly PlacedMeal[], days: readonly CivilDate[]): number[] =>
  days.map((_, column) =>
    placed
      .filter((one) => one.column <= column && column < one.column + one.days)
      .reduce((below, { lane }) => Math.max(below, lane + 1), 0),
  )
