import { planLength, addDays } from '../meal-plans/plan.decider.ts'

/** As many days as are filled at once. */
export const MAX_DAYS = 14

/** The days from one to another, both included, the first fourteen of them. */
export function daysInRange(first: string, last: string): string[] {
  const count = Math.min(MAX_DAYS, planLength(first, last) + 1)
  return Array.from({ length: Math.max(0, count) }, (_, i) => addDays(first, i))
}

interface PlannedRange {
  from_date: string
  to_date: string
}

/** Those days that have no such meal yet. */
export const freeDays = (days: readonly string[], taken: readonly PlannedRange[]): string[] =>
  days.filter((day) => !taken.some(({ from_date, to_date }) => from_date <= day && day <= to_date))

/** A recipe for each day, in turn: one comes again only when all have had theirs. */
export const fillDays = (days: readonly string[], recipes: readonly number[]): { day: string; recipe: number }[] =>
  days.flatMap((day, i) => {
    const recipe = recipes[i % recipes.length]
    return recipe === undefined ? [] : [{ day, recipe }]
  })
