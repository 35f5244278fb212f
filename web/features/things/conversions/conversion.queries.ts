import { queryOptions } from '@tanstack/react-query'
import { call, type ListPage } from '#web/lib/api/api.ts'
import type { ConversionRow } from './conversion.rows.ts'

const maxConversions = 200

/** Of one food; 0 stands for those that hold for all foods. */
export const conversionsQuery = (food: number) =>
  queryOptions({
    queryKey: ['unit-conversion', 'of food', food],
    queryFn: async ({ signal }) => {
      const query = { food_id: food, page_size: maxConversions }
      const page = await call<ListPage<ConversionRow>>('GET', '/api/unit-conversion/', { query, signal })
      return page.results
    },
  })
