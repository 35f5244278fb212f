import type { MealKind } from '../types/meal-kind.ts'
import type { Meal } from './meal.rows.ts'

export const sortByKind = (meals: readonly Meal[], kinds: readonly MealKind[]): Meal[] => {
  const place = ({ meal_type: { id, name } }: Meal) =>
    kinds.findIndex((kind) => (kind.id === null ? kind.name === name : kind.id === id))
  return meals.toSorted((one, other) => place(one) - place(other) || one.id - other.id)
}
