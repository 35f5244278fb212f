import { queryOptions } from '@tanstack/react-query'
import type { rowCounts } from '#worker/modules/overview/overview.contract.ts'
import type * as z from 'zod'
import { call } from '#web/lib/api/api.ts'

export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: ({ signal }) => call<z.output<typeof rowCounts>>('GET', '/api/counts/', { signal }),
})
