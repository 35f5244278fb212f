import { queryOptions } from '@tanstack/react-query'
import { call, type ListPage } from '#web/lib/api/api.ts'
import type { PropertyType } from './property-type.ts'

const maxTypes = 200

export const propertyTypesQuery = queryOptions({
  queryKey: ['property-type', 'all'],
  queryFn: async ({ signal }) => {
    const query = { page_size: maxTypes }
    return (await call<ListPage<PropertyType>>('GET', '/api/property-type/', { query, signal })).results
  },
})
