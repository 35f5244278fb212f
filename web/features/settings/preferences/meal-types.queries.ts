import type { mealType } from '#worker/modules/meal-plans/meal-type.contract.ts'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'
import { queryOptions } from '@tanstack/react-query'

/** Guests may not list them, and then have none to choose from. */
export const mealTypesQuery = queryOptions({
  ...resourceListQuery(resourceEndpoint<typeof mealType>('meal-type'), { page_size: 200 }),
  select: ({ results }) => results,
  retry: false,
  meta: { quiet: true },
})
