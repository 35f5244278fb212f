import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api/api.ts'

/** Whether the server is new and waits for the account of whoever runs it. Offline, it does not. */
export const ownerQuery = queryOptions({
  queryKey: ['owner'],
  staleTime: 0,
  meta: { quiet: true },
  retry: false,
  queryFn: () => call<{ wanted: boolean }>('GET', '/api/server-settings/owner/').catch(() => ({ wanted: false })),
})
