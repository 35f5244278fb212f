import { useMemo } from 'react'
import { mealChanges } from '#web/components/meal-plan/meal-plan-kind.ts'
import { civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import {
  changedMeal,
  mealBody,
  mealDraftName,
  mealDraftOf,
  newMeal,
  newMealBody,
  type MealDraft,
} from './meal/meal-draft.ts'
import { reverseMove, applyMove, moveToSlot, type MealSlot } from './board/move-meal.ts'
import { type Meal, mealName } from './board/meal.rows.ts'

/** Changes show at once, wait for a network where there is none, and can be undone. */
export function usePlanActions() {
  const t = useTranslations('plan')
  const common = useTranslations('common')
  const { user, preference } = useSession()
  const { plan_share: sharedWith } = preference
  const { date } = useFormat()
  return useMemo(
    () => ({
      plan: (draft: MealDraft) => {
        const name = mealDraftName(draft)
        const undo = mealChanges.add(newMeal(draft, user.id), newMealBody(draft, sharedWith), name)
        notify('success', t('planned', { name, day: date(civilToDate(draft.from), 'day') }), { undo })
      },
      move: (meal: Meal, place: MealSlot) => {
        const move = moveToSlot(meal, place)
        if (!move) return
        const name = mealName(meal)
        const before = { row: meal, back: reverseMove(meal) }
        const undo = mealChanges.change(applyMove(meal, move, place.kind), move, before, name)
        notify('success', t('moved', { name, day: date(civilToDate(move.from_date), 'day') }), { undo })
      },
      remove: (meal: Meal) => {
        const name = mealName(meal)
        notify('success', common('undo.deleted', { name }), { undo: mealChanges.remove(meal, name) })
      },
      save: (meal: Meal, draft: MealDraft) => {
        const name = mealDraftName(draft)
        const before = { row: meal, back: mealBody(mealDraftOf(meal)) }
        const undo = mealChanges.change(changedMeal(meal, draft), mealBody(draft), before, name)
        notify('success', common('undo.changed', { name }), { undo })
      },
    }),
    [t, common, user.id, sharedWith, date],
  )
}
