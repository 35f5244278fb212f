import { useNavigate } from '@tanstack/react-router'
import { send } from '#web/lib/api/api.ts'
import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import { reportError } from '#web/lib/words/messages-error.ts'
import { say } from '#web/lib/words/messages.ts'
import { useWords } from '#web/lib/words/words.ts'
import { draftBody, mealDraftOf } from './meal/meal-draft.ts'
import { firstDay, type Meal, plannedMeals } from './board/meal.rows.ts'
import { refreshPlan } from './plan-cache.ts'

const atOnce = 4

/** Plans what begins in a week once more a week later, goes there, and can take all of it back. */
export function useCopyWeek() {
  const t = useWords('plan')
  const navigate = useNavigate({ from: '/plan' })
  return async (days: readonly CivilDate[], meals: readonly Meal[]) => {
    const [first = ''] = days
    const copied: Meal[] = []
    try {
      await eachOf(
        meals.filter((meal) => days.includes(firstDay(meal))),
        async (meal) => {
          const body = draftBody(mealDraftOf(meal, addDays(firstDay(meal), 7)))
          copied.push((await send<Meal>('POST', plannedMeals.path, { body })).data)
        },
      )
    } catch (error) {
      reportError(error, 'create')
    }
    if (copied.length > 0) {
      say('success', t('copied', { count: copied.length }), {
        undo: async () => {
          await eachOf(copied, ({ id }) => send('DELETE', `${plannedMeals.path}${id}/`)).catch((error: unknown) =>
            reportError(error, 'undo'),
          )
          await refreshPlan()
        },
      })
    }
    await refreshPlan()
    await navigate({ search: { week: addDays(first, 7) }, resetScroll: false })
  }
}

async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < all.length; at += atOnce) await Promise.all(all.slice(at, at + atOnce).map(work))
}
