import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { userRow } from '#worker/kernel/contract/contract.ts'
import { call } from '#web/lib/api/api.ts'

export type PersonRow = z.output<typeof userRow>

export const peopleQuery = queryOptions({
  queryKey: ['user', 'list'],
  queryFn: ({ signal }) => call<PersonRow[]>('GET', '/api/user/', { signal }),
})
