import { compareMealTypes } from '#worker/modules/meal-plans/compare-meal-types.ts'
import { today } from '#web/lib/format/civil-date.ts'
import { lastDay, type Meal } from '../board/meal.rows.ts'

/** Without `ingredients`, everything that is not on hand. */
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

/** Selects coming meals that are not on the list; in a past week, all of them. */
export function initialSelections(meals: readonly Meal[], now = today()): ReadonlyMap<number, ShoppingSelection> {
  const open = meals.filter(({ shopping }) => !shopping)
  const ahead = open.filter((meal) => lastDay(meal) >= now)
  return new Map((ahead.length > 0 ? ahead : open).map((meal) => [meal.id, selectWholeMeal(meal)]))
}

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

export interface MealsToShop {
  open: readonly Meal[]
  listed: readonly Meal[]
  /** Days before today, unless there are no others. */
  earlier: readonly Meal[]
}

export function groupMealsToShop(meals: readonly Meal[], now = today()): MealsToShop {
  const isAhead = (meal: Meal) => lastDay(meal) >= now
  const ahead = meals.some(isAhead) ? meals.filter(isAhead) : meals
  return {
    open: ahead.filter(({ shopping }) => !shopping),
    listed: ahead.filter(({ shopping }) => shopping),
    earlier: meals.filter((meal) => !ahead.includes(meal)),
  }
}
