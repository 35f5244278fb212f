import { send } from '#web/lib/api/api.ts'
import { reportError } from '#web/lib/messages/report-error.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { mealPlanEndpoint } from '../board/meal.rows.ts'
import { onListText } from '#web/components/shopping/on-list-text.ts'
import { invalidatePlan } from '../plan-cache.ts'
import type { ShoppingSelection } from './shopping-selection.ts'

interface ListedRecipeId {
  id: number | null
}

export function useAddToShoppingList() {
  const t = useTranslations('plan')
  const mayChoose = useHasRole('user')
  /** `list` is the id of a named list; without one, each food goes where it belongs. */
  return async (wishes: readonly ShoppingSelection[], list: number | null = null): Promise<boolean> => {
    const listed: number[] = []
    let count = 0
    try {
      for (const wish of wishes) {
        const id = await (mayChoose ? addRecipeToList(wish, list) : requestMealOnList(wish))
        if (id !== null) listed.push(id)
        count += 1
      }
    } catch (error) {
      reportError(error, 'create')
    }
    if (count > 0) {
      const text = await onListText(list)
      notify('success', t('list.added', { count }), {
        text,
        ...(listed.length === count ? { undo: () => removeFromList(listed) } : {}),
      })
    }
    await invalidatePlan()
    return count === wishes.length
  }

  async function removeFromList(listed: readonly number[]) {
    try {
      for (const id of listed) await send('DELETE', `/api/shopping-list-recipe/${id}/`)
    } catch (error) {
      reportError(error, 'undo')
    }
    await invalidatePlan()
  }
}

async function addRecipeToList(
  { meal, servings, ingredients }: ShoppingSelection,
  list: number | null,
): Promise<number | null> {
  const lists = list === null ? {} : { shopping_lists: [list] }
  const body = { servings, mealplan: meal.id, ...(ingredients ? { ingredients } : {}), ...lists }
  return (await send<ListedRecipeId>('PUT', `/api/recipe/${meal.recipe?.id}/shopping/`, { body })).data.id
}

/** Guests may not choose ingredients; they only request the meal. */
async function requestMealOnList({ meal }: ShoppingSelection): Promise<null> {
  await send('PATCH', `${mealPlanEndpoint.path}${meal.id}/`, { body: { addshopping: true } })
  return null
}
