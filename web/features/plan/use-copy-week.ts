import { useNavigate } from '@tanstack/react-router'
import { mealChanges } from '#web/components/meal-plan/meal-plan-kind.ts'
import { useSession } from '#web/lib/api/session.ts'
import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { mealDraftOf, newMeal, newMealBody } from './meal/meal-draft.ts'
import { firstDay, type Meal, mealName } from './board/meal.rows.ts'

export function useCopyWeek() {
  const t = useTranslations('plan')
  const { user } = useSession()
  const navigate = useNavigate({ from: '/plan' })
  const { plan_share: sharedWith } = usePreference()
  return async (days: readonly CivilDate[], meals: readonly Meal[]) => {
    const [first = ''] = days
    const undoing = meals
      .filter((meal) => days.includes(firstDay(meal)))
      .map((meal) => {
        const draft = mealDraftOf(meal, addDays(firstDay(meal), 7))
        return mealChanges.add(newMeal(draft, user.id), newMealBody(draft, sharedWith), mealName(meal))
      })
    if (undoing.length > 0)
      notify('success', t('copied', { count: undoing.length }), {
        undo: () => Promise.all(undoing.map((undo) => undo())),
      })
    await navigate({ search: { week: addDays(first, 7) }, resetScroll: false })
  }
}
