import { useMemo } from 'react'
import { send } from '#web/lib/api/api.ts'
import { civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { type ErrorKind, reportError } from '#web/lib/messages/report-error.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { useSession } from '#web/lib/api/session.ts'
import { offerUndo } from '#web/lib/api/undo.ts'
import { useTranslations, getTranslations } from '#web/lib/i18n/translations.ts'
import { mealBody, mealDraftName, newMealBody, mealDraftOf, optimisticMeal, type MealDraft } from './meal/meal-draft.ts'
import { type MealMove, reverseMove, applyMove, moveToSlot, type MealSlot } from './board/move-meal.ts'
import { type Meal, mealName, mealPlanEndpoint, mealTypeEndpoint } from './board/meal.rows.ts'
import { updateMealsOptimistically, invalidatePlan } from './plan-cache.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

const mealPath = ({ id }: { id: number }) => `${mealPlanEndpoint.path}${id}/`

/** Changes show at once and roll back when the server refuses. Each resolves to whether it succeeded. */
export function usePlanActions() {
  const t = useTranslations('plan')
  const { user, preference } = useSession()
  const { plan_share: sharedWith } = preference
  const { date } = useFormat()
  return useMemo(() => {
    const plan = (draft: MealDraft) => {
      const meal = optimisticMeal(draft, user.id)
      return runOptimistically(
        'create',
        updateMealsOptimistically((meals) => [...meals, meal]),
        async () => {
          const { data } = await send<Meal>('POST', mealPlanEndpoint.path, { body: newMealBody(draft, sharedWith) })
          const values = { name: mealDraftName(draft), day: date(civilToDate(draft.from), 'day') }
          notify('success', t('planned', values), { undo: () => undoPlan(data) })
          if (draft.kind.id === null) await queryClient.invalidateQueries({ queryKey: [mealTypeEndpoint.name] })
          await invalidatePlan(draft.addsToShoppingList)
        },
      )
    }
    const undoPlan = async (meal: Meal) => {
      await runOptimistically('undo', updateMealsOptimistically(withoutMeal(meal)), async () => {
        await send('DELETE', mealPath(meal))
        await invalidatePlan(meal.shopping)
      })
    }
    const patch = async (meal: Meal, move: MealMove, as: Meal) =>
      runOptimistically('move', updateMealsOptimistically(withReplacedMeal(as)), async () => {
        await send('PATCH', mealPath(meal), { body: move })
        await invalidatePlan()
      })
    return {
      plan,
      move: async (meal: Meal, place: MealSlot) => {
        const move = moveToSlot(meal, place)
        if (!move) return true
        const done = await patch(meal, move, applyMove(meal, move, place.kind))
        const values = { name: mealName(meal), day: date(civilToDate(move.from_date), 'day') }
        if (done)
          notify('success', t('moved', values), { undo: async () => void (await patch(meal, reverseMove(meal), meal)) })
        return done
      },
      remove: (meal: Meal) =>
        runOptimistically('delete', updateMealsOptimistically(withoutMeal(meal)), async () => {
          offerUndo(await send<void>('DELETE', mealPath(meal)), 'undo.deleted', mealName(meal))
          await invalidatePlan(meal.shopping)
        }),
      /** Throws when the server refuses, so that a form can show why. */
      save: async (meal: Meal, draft: MealDraft) => {
        const save = (body: MealDraft) => send('PATCH', mealPath(meal), { body: mealBody(body) })
        await save(draft)
        notify('success', getTranslations('common')('undo.changed', { name: mealDraftName(draft) }), {
          undo: async () => {
            await save(mealDraftOf(meal)).catch((error: unknown) => reportError(error, 'undo'))
            await invalidatePlan(true)
          },
        })
        await invalidatePlan(true)
      },
    }
  }, [t, user.id, sharedWith, date])
}

const withoutMeal = (gone: Meal) => (meals: readonly Meal[]) => meals.filter(({ id }) => id !== gone.id)
const withReplacedMeal = (next: Meal) => (meals: readonly Meal[]) => [...withoutMeal(next)(meals), next]

async function runOptimistically(
  kind: ErrorKind,
  rollbackReady: Promise<() => void>,
  work: () => Promise<void>,
): Promise<boolean> {
  const rollback = await rollbackReady
  try {
    await work()
    return true
  } catch (error) {
    rollback()
    reportError(error, kind)
    return false
  }
}
