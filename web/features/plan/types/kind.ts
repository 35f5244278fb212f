import { byMealType } from '#worker/modules/meal-plans/meal-type-order.ts'
import type { Meal, MealType } from '../board/meal.rows.ts'

/** What a meal is: breakfast, dinner. Without an id until the first meal of it makes it. */
export interface Kind {
  id: number | null
  name: string
  color: string | null
  /** `HH:MM:SS` in the household's own day. */
  time: string | null
  order: number
  /** What a meal is unless somebody says otherwise. */
  isUsual: boolean
}

export const kindOf = ({ id, name, color, time, order, default: isUsual }: MealType): Kind => ({
  id,
  name,
  color,
  time,
  order,
  isUsual,
})

export const kindKey = ({ id, name }: Pick<Kind, 'id' | 'name'>): string => (id === null ? name : String(id))

export const sortKinds = (kinds: readonly Kind[]): Kind[] => kinds.toSorted(byMealType)

/** The kinds there are, and those that were deleted but still have meals here; `usual` where there is none at all. */
export function mealKindsFor(types: readonly MealType[], meals: readonly Meal[], usual: readonly Kind[]): Kind[] {
  const byId = new Map<number, Kind>()
  const met = meals.map((meal) => meal.meal_type).filter(({ id }) => id > 0)
  for (const type of [...met, ...types]) byId.set(type.id, kindOf(type))
  return byId.size > 0 ? sortKinds([...byId.values()]) : [...usual]
}

export const isOfKind = ({ meal_type: { id, name } }: Pick<Meal, 'meal_type'>, kind: Kind): boolean =>
  kind.id === null ? name === kind.name : id === kind.id

export const usualKind = (kinds: readonly Kind[]): Kind | undefined =>
  kinds.find(({ isUsual }) => isUsual) ?? kinds.at(-1)

/** How a body names a kind: one that is not there yet comes with its colour and time. */
export const kindRef = ({ id, name, color, time, order }: Kind) =>
  id === null ? { name, color, time, order } : { id, name }
