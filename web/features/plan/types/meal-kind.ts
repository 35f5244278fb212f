import { compareMealTypes } from '#worker/modules/meal-plans/compare-meal-types.ts'
import type { Meal, MealType } from '../board/meal.rows.ts'

/** `id` is null until the first meal of this kind creates it. */
export interface MealKind {
  id: number | null
  name: string
  color: string | null
  /** `HH:MM:SS`, local time. */
  time: string | null
  order: number
  isDefault: boolean
}

export const toMealKind = ({ id, name, color, time, order, default: isUsual }: MealType): MealKind => ({
  id,
  name,
  color,
  time,
  order,
  isDefault: isUsual,
})

export const mealKindKey = ({ id, name }: Pick<MealKind, 'id' | 'name'>): string => (id === null ? name : String(id))

export const sortMealKinds = (kinds: readonly MealKind[]): MealKind[] => kinds.toSorted(compareMealTypes)

/** Includes deleted kinds that still have meals; `usual` when there is none at all. */
export function mealKindsFor(
  types: readonly MealType[],
  meals: readonly Meal[],
  usual: readonly MealKind[],
): MealKind[] {
  const byId = new Map<number, MealKind>()
  const met = meals.map((meal) => meal.meal_type).filter(({ id }) => id > 0)
  for (const type of [...met, ...types]) byId.set(type.id, toMealKind(type))
  return byId.size > 0 ? sortMealKinds([...byId.values()]) : [...usual]
}

export const hasMealKind = ({ meal_type: { id, name } }: Pick<Meal, 'meal_type'>, kind: MealKind): boolean =>
  kind.id === null ? name === kind.name : id === kind.id

/** `usual` is the id of the person's own choice, which comes before that of the space. */
export const defaultMealKind = (kinds: readonly MealKind[], usual?: number): MealKind | undefined =>
  kinds.find(({ id }) => id !== null && id === usual) ?? kinds.find(({ isDefault }) => isDefault) ?? kinds.at(-1)

/** A kind that the server does not have yet is sent with its colour and time. */
export const mealKindRef = ({ id, name, color, time, order }: MealKind) =>
  id === null ? { name, color, time, order } : { id, name }
