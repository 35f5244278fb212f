import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api/api.ts'

/** Whether the server waits for its owner's account; false offline. */
export const ownerQuery = queryOptions({
  queryKey: ['owner'],
  staleTime: 0,
  meta: { quiet: true },
  retry: false,
  queryFn: () => call<{ wanted: boolean }>('GET', '/api/server-settings/owner/').catch(() => ({ wanted: false })),
})
