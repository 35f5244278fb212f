import { byMealType } from '#worker/modules/meal-plans/meal-type.order.ts'
import type { CivilDate } from '#web/lib/format/civil.date.ts'
import type { MealRow } from './home.rows.ts'

/** The meals of a day, breakfast before dinner, whenever each was planned. */
export const mealsOn = (meals: readonly MealRow[], day: CivilDate): MealRow[] =>
  meals
    .filter((meal) => isOn(meal, day))
    .sort((one, other) => byMealType(one.meal_type, other.meal_type) || one.id - other.id)

/** A meal may last several days. Its dates carry a zone; the civil day is what stands in them. */
const isOn = (meal: MealRow, day: CivilDate) =>
  meal.from_date.slice(0, 10) <= day && day <= (meal.to_date || meal.from_date).slice(0, 10)
