import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { userRow } from '#worker/kernel/contract/contract.ts'
import { call } from '#web/lib/api/api.ts'

type Person = z.output<typeof userRow>

/** Everybody in the space. */
export const peopleQuery = queryOptions({
  queryKey: ['user', 'list'],
  queryFn: ({ signal }) => call<Person[]>('GET', '/api/user/', { signal }),
})
