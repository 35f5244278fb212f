import type { NutritionRow } from '#web/components/properties/nutrition.rows.ts'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { isOnDay, type Meal } from '../board/meal.rows.ts'

export interface SummedRow {
  key: string
  name: string
  unit: string
  /** By day, of those days that have any. */
  days: ReadonlyMap<CivilDate, number>
  total: number
}

export interface DaySums {
  rows: SummedRow[]
  /** Days on which anything is counted. */
  counted: CivilDate[]
  /** Meals of which nothing is known, and those of which something is missing. */
  unknown: Meal[]
  incomplete: Meal[]
}

/**
 * What one person eats who has a serving of each meal. `valuesOf` answers the rows of a meal's recipe; none where nothing
 * is known of it.
 */
export function sumDays(
  days: readonly CivilDate[],
  meals: readonly Meal[],
  valuesOf: (meal: Meal) => readonly NutritionRow[],
): DaySums {
  const rows = new Map<string, { name: string; unit: string; days: Map<CivilDate, number> }>()
  const counted = new Set<CivilDate>()
  const [unknown, incomplete] = [new Set<Meal>(), new Set<Meal>()]
  for (const day of days) {
    for (const meal of meals.filter((one) => isOnDay(one, day))) {
      const values = valuesOf(meal).filter(({ perServing }) => perServing !== null)
      if (values.length === 0) unknown.add(meal)
      else counted.add(day)
      if (values.some(({ isIncomplete }) => isIncomplete)) incomplete.add(meal)
      for (const { name, unit, perServing } of values) {
        // One recipe's values are summed up from its foods, another's were entered.
        const key = `${name} ${unit}`.trim().toLowerCase()
        const row = rows.get(key) ?? { name, unit, days: new Map<CivilDate, number>() }
        row.days.set(day, (row.days.get(day) ?? 0) + (perServing ?? 0))
        rows.set(key, row)
      }
    }
  }
  return {
    rows: [...rows].map(([key, row]) => ({
      key,
      ...row,
      total: [...row.days.values()].reduce((sum, value) => sum + value, 0),
    })),
    counted: [...counted],
    unknown: [...unknown],
    incomplete: [...incomplete],
  }
}
