import type { MealTypeRow } from './plan.queries.ts'

/** What is planned unless somebody says otherwise: the person's own meal, else the household's, else the first. */
export function usualMeal(types: readonly MealTypeRow[] | undefined, own: number | undefined): MealTypeRow | undefined {
  const sorted = types?.toSorted((one, other) => one.order - other.order)
  return sorted?.find(({ id }) => id === own) ?? sorted?.find((type) => type.default) ?? sorted?.[0]
}
