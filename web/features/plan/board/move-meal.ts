import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import { type MealKind, mealKindRef } from '../types/meal-kind.ts'
import { firstDay, lastDay, type Meal } from './meal.rows.ts'
import { daysBetween } from './week-days.ts'

/** Where something is put down. Without a kind a meal keeps its own. */
export interface MealSlot {
  day: CivilDate
  kind: MealKind | null
}

/** What a change of place sends. */
export interface MealMove {
  from_date: CivilDate
  to_date: CivilDate
  meal_type: ReturnType<typeof mealKindRef>
}

/** The move that puts a meal in its place, length kept; null where it already is. */
export function moveToSlot(meal: Meal, { day, kind }: MealSlot): MealMove | null {
  const isOther = kind !== null && kind.id !== meal.meal_type.id
  if (day === firstDay(meal) && !isOther) return null
  return {
    from_date: day,
    to_date: addDays(day, daysBetween(firstDay(meal), lastDay(meal))),
    meal_type: isOther ? mealKindRef(kind) : { id: meal.meal_type.id, name: meal.meal_type.name },
  }
}

/** The move that takes a meal back to where it is now. */
export const reverseMove = (meal: Meal): MealMove => ({
  from_date: firstDay(meal),
  to_date: lastDay(meal),
  meal_type: { id: meal.meal_type.id, name: meal.meal_type.name },
})

/** The meal as it is once moved. */
export const applyMove = (meal: Meal, { from_date, to_date }: MealMove, kind: MealKind | null): Meal => ({
  ...meal,
  from_date,
  to_date,
  ...(kind && kind.id !== null
    ? { meal_type: { ...meal.meal_type, ...kind, id: kind.id }, meal_type_name: kind.name }
    : {}),
})
