import type { Data } from '@dnd-kit/core'
import { civilToDate } from '#web/lib/format/civil-date.ts'
import type { useFormat } from '#web/lib/format/format.ts'
import type { Translations } from '#web/locales/translations.ts'
import type { Translate } from '#web/lib/i18n/create-translator.ts'
import { mealKindKey } from '../types/meal-kind.ts'
import type { MealSlot } from './move-meal.ts'
import { type Meal, mealName, type PlannedRecipe } from './meal.rows.ts'

export type DraggedItem = { type: 'meal'; meal: Meal } | { type: 'recipe'; recipe: PlannedRecipe }

export const draggedName = (dragged: DraggedItem): string =>
  dragged.type === 'meal' ? mealName(dragged.meal) : dragged.recipe.name

/** The library's data is untyped; only this feature's `useDraggable` and `useDroppable` calls fill it. */
export const draggedItemOf = (data: { current: Data | undefined }): DraggedItem | undefined =>
  data.current?.['dragged'] as DraggedItem | undefined
export const dropSlotOf = (data: { current: Data | undefined } | undefined): MealSlot | undefined =>
  data?.current?.['place'] as MealSlot | undefined

export const slotId = ({ day, kind }: MealSlot): string => `${day} ${kind ? mealKindKey(kind) : ''}`

export const slotLabel = (
  { day, kind }: MealSlot,
  t: Translate<Translations['plan']>,
  date: ReturnType<typeof useFormat>['date'],
): string =>
  kind ? t('drag.place', { meal: kind.name, day: date(civilToDate(day), 'day') }) : date(civilToDate(day), 'day')
