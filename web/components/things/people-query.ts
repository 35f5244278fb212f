import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { memberView } from '#worker/modules/account/user.contract.ts'
import { call } from '#web/lib/api/api.ts'

export type Member = z.output<typeof memberView>

/** Everybody in the space. */
export const peopleQuery = queryOptions({
  queryKey: ['user', 'list'],
  queryFn: ({ signal }) => call<Member[]>('GET', '/api/user/', { signal }),
})
