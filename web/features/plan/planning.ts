import { useMemo } from 'react'
import { send } from '#web/lib/api/api.ts'
import { dateOf } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { type ErrorKind, reportError } from '#web/lib/words/messages-error.ts'
import { say } from '#web/lib/words/messages.ts'
import { useSession } from '#web/lib/api/session.ts'
import { offerUndo } from '#web/lib/api/undo.ts'
import { useWords, words } from '#web/lib/words/words.ts'
import { draftBody, draftName, mealDraftOf, expected, type MealDraft } from './meal/meal-draft.ts'
import { type Move, moveBack, movedMeal, moveTo, type MealPlace } from './board/move-meal.ts'
import { type Meal, mealName, plannedMeals, mealTypeRows } from './board/meal.rows.ts'
import { foresee, refreshPlan } from './plan-cache.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

const pathOf = ({ id }: { id: number }) => `${plannedMeals.path}${id}/`

/**
 * Everything one can do to the plan. It shows at once, goes back where the server refuses, and can be undone. Each resolves
 * to whether it was done.
 */
export function usePlanning() {
  const t = useWords('plan')
  const { user } = useSession()
  const { date } = useFormat()
  return useMemo(() => {
    const plan = (draft: MealDraft) => {
      const meal = expected(draft, user.id)
      return tried(
        'create',
        foresee((meals) => [...meals, meal]),
        async () => {
          const { data } = await send<Meal>('POST', plannedMeals.path, { body: draftBody(draft) })
          const values = { name: draftName(draft), day: date(dateOf(draft.from), 'day') }
          say('success', t('planned', values), { undo: () => takeBack(data) })
          if (draft.kind.id === null) await queryClient.invalidateQueries({ queryKey: [mealTypeRows.name] })
          await refreshPlan(draft.shops)
        },
      )
    }
    const takeBack = async (meal: Meal) => {
      await tried('undo', foresee(without(meal)), async () => {
        await send('DELETE', pathOf(meal))
        await refreshPlan(meal.shopping)
      })
    }
    const patch = async (meal: Meal, move: Move, as: Meal) =>
      tried('move', foresee(replacing(as)), async () => {
        await send('PATCH', pathOf(meal), { body: move })
        await refreshPlan()
      })
    return {
      plan,
      /** Nothing happens where the meal already is. */
      move: async (meal: Meal, place: MealPlace) => {
        const move = moveTo(meal, place)
        if (!move) return true
        const done = await patch(meal, move, movedMeal(meal, move, place.kind))
        const values = { name: mealName(meal), day: date(dateOf(move.from_date), 'day') }
        if (done)
          say('success', t('moved', values), { undo: async () => void (await patch(meal, moveBack(meal), meal)) })
        return done
      },
      remove: (meal: Meal) =>
        tried('delete', foresee(without(meal)), async () => {
          offerUndo(await send<void>('DELETE', pathOf(meal)), 'undo.deleted', mealName(meal))
          await refreshPlan(meal.shopping)
        }),
      /** Throws where the server refuses, for a form that shows why. */
      save: async (meal: Meal, draft: MealDraft) => {
        const save = (body: MealDraft) => send('PATCH', pathOf(meal), { body: draftBody(body) })
        await save(draft)
        say('success', words('common')('undo.changed', { name: draftName(draft) }), {
          undo: async () => {
            await save(mealDraftOf(meal)).catch((error: unknown) => reportError(error, 'undo'))
            await refreshPlan(true)
          },
        })
        await refreshPlan(true)
      },
    }
  }, [t, user.id, date])
}

const without = (gone: Meal) => (meals: readonly Meal[]) => meals.filter(({ id }) => id !== gone.id)
const replacing = (next: Meal) => (meals: readonly Meal[]) => [...without(next)(meals), next]

async function tried(kind: ErrorKind, foreseen: Promise<() => void>, work: () => Promise<void>): Promise<boolean> {
  const putBack = await foreseen
  try {
    await work()
    return true
  } catch (error) {
    putBack()
    reportError(error, kind)
    return false
  }
}
