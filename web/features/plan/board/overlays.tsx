import { useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { AddSheet } from '../meal/add.sheet.tsx'
import type { Kind } from '../types/kind.ts'
import type { Meal } from './meal.rows.ts'
import { MealSheet } from '../meal/meal.sheet.tsx'

const CalendarDialog = lazy(async () => ({ default: (await import('../calendar.dialog.tsx')).CalendarDialog }))
const ListDialog = lazy(async () => ({ default: (await import('../meal/list.dialog.tsx')).ListDialog }))
const TypesDialog = lazy(async () => ({ default: (await import('../types/types.dialog.tsx')).TypesDialog }))

interface OverlaysProps {
  days: readonly CivilDate[]
  meals: readonly Meal[]
  kinds: readonly Kind[]
}

/** What lies over the plan, as the address says. */
export function Overlays({ days, meals, kinds }: OverlaysProps) {
  const { open, meal } = useSearch({ from: '/_app/plan' })
  switch (open) {
    case 'add':
      return <AddSheet days={days} meals={meals} kinds={kinds} />
    case 'meal':
      return <MealSheet key={meal} meal={meals.find(({ id }) => id === meal)} days={days} kinds={kinds} />
    case 'calendar':
      return <CalendarDialog />
    case 'list':
      return <ListDialog meals={meals} />
    case 'types':
      return <TypesDialog />
    default:
      return null
  }
}
