import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import type { Picked } from '#web/lib/resource-picker.ts'
import { daysBetween } from '../board/week-days.ts'
import { hasMealKind, type MealKind } from '../types/meal-kind.ts'
import { isOnDay, type Meal } from '../board/meal.rows.ts'

/** Named as the API names them, so that what it refuses is said at its field. */
export interface FillValues {
  start_date: CivilDate
  end_date: CivilDate
  meal_type_id: MealKind | undefined
  servings: number
  keywords: readonly Picked[]
  keyword_mode: 'and' | 'or'
  filter: Picked | null
  shared: readonly Picked[]
  addshopping: boolean
}

/** As many days as the API fills at once. */
export const mostDays = 14

export const fillBody = ({ meal_type_id: _kind, keywords, filter, shared, ...values }: FillValues, type: number) => ({
  ...values,
  meal_type_id: type,
  keywords: idsOf(keywords),
  shared: idsOf(shared),
  ...(filter?.id === undefined ? {} : { filter: filter.id }),
})

/** What is looked for with it is what the days are filled with. */
export const fittingSearch = ({ keywords, keyword_mode: mode, filter }: FillValues) => ({
  internal: 'true',
  ...(keywords.length > 0 ? { [`keywords_${mode}`]: idsOf(keywords) } : {}),
  ...(filter?.id === undefined ? {} : { filter: filter.id }),
})

export const daysFrom = (first: CivilDate, last: CivilDate): CivilDate[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => addDays(first, index))

/** A week from the first shown day that is still to come, or from the first one where all are over. */
export function weekToFill(days: readonly CivilDate[], today: CivilDate): [first: CivilDate, last: CivilDate] {
  const first = days.find((day) => day >= today) ?? days[0] ?? today
  return [first, addDays(first, 6)]
}

/** As most of the meals have. */
export function usualServings(meals: readonly Meal[]): number {
  const counts = Map.groupBy(meals, ({ servings }) => servings)
  const [most] = [...counts].toSorted(([, some], [, others]) => others.length - some.length)
  return most?.[0] ?? fewServings
}

const fewServings = 2

/** Days without such a meal: what is planned stays. */
export const freeDays = (days: readonly CivilDate[], meals: readonly Meal[], kind: MealKind | undefined) =>
  days.filter((day) => !meals.some((meal) => kind && hasMealKind(meal, kind) && isOnDay(meal, day)))

const idsOf = (picked: readonly Picked[]) => picked.flatMap(({ id }) => id ?? [])
