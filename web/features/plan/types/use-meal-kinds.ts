import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type MealKind, mealKindsFor } from './meal-kind.ts'
import type { Meal } from '../board/meal.rows.ts'
import { mealTypeListQuery } from '../plan.queries.ts'

const defaultMealKinds = [
  { name: 'usual.breakfast', time: '08:00:00', color: '#eaaa21' },
  { name: 'usual.lunch', time: '12:30:00', color: '#82aa8b' },
  { name: 'usual.dinner', time: '18:30:00', color: '#b55e4f' },
] as const

/** A space without meal types gets three usual ones, which the first meal creates. */
export function useMealKinds(meals: readonly Meal[]): readonly MealKind[] {
  const t = useTranslations('plan')
  const { data } = useQuery(mealTypeListQuery)
  return useMemo(() => {
    const offered = defaultMealKinds.map(({ name, ...more }, order): MealKind => ({
      ...more,
      id: null,
      name: t(name),
      order,
      isDefault: false,
    }))
    return mealKindsFor(data?.results ?? [], meals, offered)
  }, [data, meals, t])
}
