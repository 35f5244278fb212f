import { useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { AddMealSheet } from '../meal/add-meal.sheet.tsx'
import type { MealKind } from '../types/meal-kind.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { useServerId } from '#web/lib/outbox/use-server-id.ts'
import type { Meal } from './meal.rows.ts'
import { MealSheet } from '../meal/meal.sheet.tsx'

const CalendarDialog = lazy(async () => ({ default: (await import('../calendar.dialog.tsx')).CalendarDialog }))
const FillSheet = lazy(async () => {
  const [{ FillSheet: Sheet }] = await Promise.all([import('../fill/fill.sheet.tsx'), loadTranslations('fill')])
  return { default: Sheet }
})
const ListDialog = lazy(async () => ({
  default: (await import('../meal/meal-shopping.dialog.tsx')).MealShoppingDialog,
}))
const NutritionDialog = lazy(async () => {
  const [{ PlanNutritionDialog }] = await Promise.all([
    import('../nutrition/plan-nutrition.dialog.tsx'),
    loadTranslations('sections'),
  ])
  return { default: PlanNutritionDialog }
})
const TypesDialog = lazy(async () => ({ default: (await import('../types/meal-types.dialog.tsx')).MealTypesDialog }))

interface PlanOverlaysProps {
  days: readonly CivilDate[]
  meals: readonly Meal[]
  kinds: readonly MealKind[]
}

export function PlanOverlays({ days, meals, kinds }: PlanOverlaysProps) {
  const { open, meal: named } = useSearch({ from: '/_app/plan' })
  // A meal may be opened before the server has given it its id.
  const meal = useServerId(named ?? 0) ?? named
  switch (open) {
    case 'add':
      return <AddMealSheet days={days} meals={meals} kinds={kinds} />
    case 'meal':
      return <MealSheet key={named} meal={meals.find(({ id }) => id === meal)} days={days} kinds={kinds} />
    case 'calendar':
      return <CalendarDialog />
    case 'fill':
      return <FillSheet days={days} meals={meals} kinds={kinds} />
    case 'list':
      return <ListDialog days={days} meals={meals} />
    case 'nutrition':
      return <NutritionDialog days={days} meals={meals} />
    case 'types':
      return <TypesDialog />
    default:
      return null
  }
}
