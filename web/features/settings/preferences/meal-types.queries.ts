import type { mealType } from '#worker/modules/meal-plans/meal-type.contract.ts'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { userListQuery } from '#web/lib/api/user-list-query.ts'
import { queryOptions } from '@tanstack/react-query'

export const mealTypesQuery = queryOptions({
  ...userListQuery(resourceEndpoint<typeof mealType>('meal-type'), { page_size: 200 }),
  select: ({ results }) => results,
})
