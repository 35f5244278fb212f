import { send } from '#web/lib/api/api.ts'
import { reportError } from '#web/lib/words/messages-error.ts'
import { say } from '#web/lib/words/messages.ts'
import { useRole } from '#web/lib/api/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { plannedMeals } from '../board/meal.rows.ts'
import { refreshPlan } from '../plan-cache.ts'
import type { Wish } from './wish.ts'

interface Shopped {
  id: number | null
}

/** Puts planned meals on the shopping list, one after another, and can take all of them off again. */
export function usePutOnList() {
  const t = useWords('plan')
  const mayChoose = useRole('user')
  return async (wishes: readonly Wish[]): Promise<boolean> => {
    const listed: number[] = []
    let count = 0
    try {
      for (const wish of wishes) {
        const id = await (mayChoose ? shop(wish) : add(wish))
        if (id !== null) listed.push(id)
        count += 1
      }
    } catch (error) {
      reportError(error, 'create')
    }
    if (count > 0) {
      say('success', t('list.added', { count }), listed.length === count ? { undo: () => takeOff(listed) } : {})
    }
    await refreshPlan(true)
    return count === wishes.length
  }

  async function takeOff(listed: readonly number[]) {
    try {
      for (const id of listed) await send('DELETE', `/api/shopping-list-recipe/${id}/`)
    } catch (error) {
      reportError(error, 'undo')
    }
    await refreshPlan(true)
  }
}

/** The recipe on the list for this meal. */
async function shop({ meal, servings, ingredients }: Wish): Promise<number | null> {
  const body = { servings, mealplan: meal.id, ...(ingredients ? { ingredients } : {}) }
  return (await send<Shopped>('PUT', `/api/recipe/${meal.recipe?.id}/shopping/`, { body })).data.id
}

/** For guests, who may only say that they want it there. */
async function add({ meal }: Wish): Promise<null> {
  await send('PATCH', `${plannedMeals.path}${meal.id}/`, { body: { addshopping: true } })
  return null
}
