import { compareMealTypes } from '#worker/modules/meal-plans/compare-meal-types.ts'
import { today } from '#web/lib/format/civil-date.ts'
import { lastDay, type Meal } from '../board/meal.rows.ts'

/** A meal to shop for: all of its recipe that is not at home, or these ingredients. */
export interface ShoppingSelection {
  meal: Meal
  servings: number
  ingredients: readonly number[] | null
}

export const selectWholeMeal = (meal: Meal): ShoppingSelection => ({
  meal,
  servings: meal.servings || meal.recipe?.servings || 1,
  ingredients: null,
})

/** What was eaten needs no shopping any more, and what is on the list is there; of a past week all is offered. */
export function initialSelections(meals: readonly Meal[], now = today()): ReadonlyMap<number, ShoppingSelection> {
  const open = meals.filter(({ shopping }) => !shopping)
  const ahead = open.filter((meal) => lastDay(meal) >= now)
  return new Map((ahead.length > 0 ? ahead : open).map((meal) => [meal.id, selectWholeMeal(meal)]))
}

/** Meals with something to buy, by day; those that are over last. */
export function mealsToShopFor(meals: readonly Meal[], now = today()): Meal[] {
  const isOver = (meal: Meal) => Number(lastDay(meal) < now)
  return meals
    .filter(({ recipe }) => recipe !== null)
    .toSorted(
      (one, other) =>
        isOver(one) - isOver(other) ||
        one.from_date.localeCompare(other.from_date) ||
        compareMealTypes(one.meal_type, other.meal_type) ||
        one.id - other.id,
    )
}
