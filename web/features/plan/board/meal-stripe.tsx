import type { Meal } from './meal.rows.ts'

/** The colour of the meal's type, at its edge. */
export const MealStripe = ({ meal }: { meal: Meal }) => (
  <span
    aria-hidden
    className="absolute inset-y-0 start-0 w-1 bg-edge"
    style={{ background: meal.meal_type.color || undefined }}
  />
)
