import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import { type MealKind, mealKindRef } from '../types/meal-kind.ts'
import { firstDay, lastDay, type Meal } from './meal.rows.ts'
import { daysBetween } from './week-days.ts'

/** Without a kind, a meal keeps its own. */
export interface MealSlot {
  day: CivilDate
  kind: MealKind | null
}

export interface MealMove {
  from_date: CivilDate
  to_date: CivilDate
  meal_type: ReturnType<typeof mealKindRef>
}

/** Keeps the length; null when the meal is already there. */
export function moveToSlot(meal: Meal, { day, kind }: MealSlot): MealMove | null {
  const isOther = kind !== null && kind.id !== meal.meal_type.id
  if (day === firstDay(meal) && !isOther) return null
  return {
    from_date: day,
    to_date: addDays(day, daysBetween(firstDay(meal), lastDay(meal))),
    meal_type: isOther ? mealKindRef(kind) : { id: meal.meal_type.id, name: meal.meal_type.name },
  }
}

export const reverseMove = (meal: Meal): MealMove => ({
  from_date: firstDay(meal),
  to_date: lastDay(meal),
  meal_type: { id: meal.meal_type.id, name: meal.meal_type.name },
})

export const applyMove = (meal: Meal, { from_date, to_date }: MealMove, kind: MealKind | null): Meal => ({
  ...meal,
  from_date,
  to_date,
  ...(kind && kind.id !== null
    ? { meal_type: { ...meal.meal_type, ...kind, id: kind.id }, meal_type_name: kind.name }
    : {}),
})
