import { useNavigate } from '@tanstack/react-router'
import { send } from '#web/lib/api/api.ts'
import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import { reportError } from '#web/lib/messages/report-error.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { usePreference } from '#web/lib/use-preference.ts'
import { mealDraftOf, newMealBody } from './meal/meal-draft.ts'
import { firstDay, type Meal, mealPlanEndpoint } from './board/meal.rows.ts'
import { invalidatePlan } from './plan-cache.ts'

const batchSize = 4

export function useCopyWeek() {
  const t = useTranslations('plan')
  const navigate = useNavigate({ from: '/plan' })
  const { plan_share: sharedWith } = usePreference()
  return async (days: readonly CivilDate[], meals: readonly Meal[]) => {
    const [first = ''] = days
    const copied: Meal[] = []
    try {
      await forEachBatched(
        meals.filter((meal) => days.includes(firstDay(meal))),
        async (meal) => {
          const body = newMealBody(mealDraftOf(meal, addDays(firstDay(meal), 7)), sharedWith)
          copied.push((await send<Meal>('POST', mealPlanEndpoint.path, { body })).data)
        },
      )
    } catch (error) {
      reportError(error, 'create')
    }
    if (copied.length > 0) {
      notify('success', t('copied', { count: copied.length }), {
        undo: async () => {
          await forEachBatched(copied, ({ id }) => send('DELETE', `${mealPlanEndpoint.path}${id}/`)).catch(
            (error: unknown) => reportError(error, 'undo'),
          )
          await invalidatePlan()
        },
      })
    }
    await invalidatePlan()
    await navigate({ search: { week: addDays(first, 7) }, resetScroll: false })
  }
}

async function forEachBatched<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < all.length; at += batchSize) await Promise.all(all.slice(at, at + batchSize).map(work))
}
