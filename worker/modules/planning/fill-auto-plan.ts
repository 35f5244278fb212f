import { planLength, addPlanDays } from '#worker/modules/meal-plans/plan.decider.ts'

export const MAX_DAYS = 14

/** Both ends are included; days beyond `MAX_DAYS` are left out. */
export function daysInRange(first: string, last: string): string[] {
  const count = Math.min(MAX_DAYS, planLength(first, last) + 1)
  return Array.from({ length: Math.max(0, count) }, (_, i) => addPlanDays(first, i))
}

interface PlannedRange {
  from_date: string
  to_date: string
}

export const freeDays = (days: readonly string[], taken: readonly PlannedRange[]): string[] =>
  days.filter((day) => !taken.some(({ from_date, to_date }) => from_date <= day && day <= to_date))

/** Recipes take turns: none repeats before all others had a day. */
export const fillDays = (days: readonly string[], recipes: readonly number[]): { day: string; recipe: number }[] =>
  days.flatMap((day, i) => {
    const recipe = recipes[i % recipes.length]
    return recipe === undefined ? [] : [{ day, recipe }]
  })
