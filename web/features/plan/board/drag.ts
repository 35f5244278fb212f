import type { Data } from '@dnd-kit/core'
import { dateOf } from '#web/lib/format/civil-date.ts'
import type { useFormat } from '#web/lib/format/format.ts'
import type { Words } from '#web/locales/words.ts'
import type { Translate } from '#web/lib/words/translate.ts'
import { kindKey } from '../types/kind.ts'
import type { MealPlace } from './move-meal.ts'
import { type Meal, mealName, type PlannedRecipe } from './meal.rows.ts'

/** What is being dragged: a planned meal to another place, or a recipe into the plan. */
export type Dragged = { type: 'meal'; meal: Meal } | { type: 'recipe'; recipe: PlannedRecipe }

export const draggedName = (dragged: Dragged): string =>
  dragged.type === 'meal' ? mealName(dragged.meal) : dragged.recipe.name

/** The library hands data through without types; only `useDraggable` and `useDroppable` calls of this feature put it there. */
export const draggedIn = (data: { current: Data | undefined }): Dragged | undefined =>
  data.current?.['dragged'] as Dragged | undefined
export const dropPlaceIn = (data: { current: Data | undefined } | undefined): MealPlace | undefined =>
  data?.current?.['place'] as MealPlace | undefined

export const placeId = ({ day, kind }: MealPlace): string => `${day} ${kind ? kindKey(kind) : ''}`

/** A place in words: "Dinner, Friday 27 November". */
export const placeName = (
  { day, kind }: MealPlace,
  t: Translate<Words['plan']>,
  date: ReturnType<typeof useFormat>['date'],
): string => (kind ? t('drag.place', { meal: kind.name, day: date(dateOf(day), 'day') }) : date(dateOf(day), 'day'))
