import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { type MealKind, mealKindKey } from './types/meal-kind.ts'
import type { Meal } from './board/meal.rows.ts'

interface AddMealTarget {
  day: CivilDate
  kind?: MealKind | undefined
  recipe?: number
}

/** Overlays are in the address, so that Back closes them. */
export function usePlanOverlays() {
  const navigate = useNavigate({ from: '/plan' })
  return useMemo(() => {
    const open = (name: string, more: { day?: CivilDate; kind?: string; recipe?: number; meal?: number }) =>
      void navigate({
        search: ({ week }) => ({ ...(week ? { week } : {}), ...more, open: name }),
        state: { overlay: true },
        resetScroll: false,
      })
    return {
      add: ({ day, kind, recipe }: AddMealTarget) =>
        open('add', { day, ...(kind ? { kind: mealKindKey(kind) } : {}), ...(recipe === undefined ? {} : { recipe }) }),
      meal: ({ id }: Meal) => open('meal', { meal: id }),
      calendar: () => open('calendar', {}),
      fill: () => open('fill', {}),
      list: () => open('list', {}),
      nutrition: () => open('nutrition', {}),
      types: () => open('types', {}),
    }
  }, [navigate])
}
