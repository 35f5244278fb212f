import { queryClient } from '#web/lib/api/query-client.ts'
import { send, type ListPage } from '#web/lib/api/api.ts'
import { reportError } from '#web/lib/messages/report-error.ts'
import { useResource } from '#web/lib/api/resource.ts'
import { mealPlanEndpoint, mealTypeEndpoint, type MealType } from '../board/meal.rows.ts'
import { mealTypeListQuery } from '../plan.queries.ts'

export function useMealTypes() {
  const { create, patch, destroy } = useResource(mealTypeEndpoint, [mealPlanEndpoint.name])
  return {
    create,
    patch,
    destroy,
    /** Sends only the types whose position changes. */
    reorder: async (types: readonly MealType[]) => {
      const changed = types.map((type, order) => ({ ...type, order })).filter((type) => isMoved(type, types))
      queryClient.setQueryData<ListPage<MealType>>(
        mealTypeListQuery.queryKey,
        (page) => page && { ...page, results: types.map((type, order) => ({ ...type, order })) },
      )
      try {
        for (const { id, order } of changed) await send('PATCH', `${mealTypeEndpoint.path}${id}/`, { body: { order } })
      } catch (error) {
        reportError(error, 'move')
      }
      await queryClient.invalidateQueries({ queryKey: [mealTypeEndpoint.name] })
    },
  }
}

const isMoved = (numbered: MealType, before: readonly MealType[]) =>
  before.find(({ id }) => id === numbered.id)?.order !== numbered.order
