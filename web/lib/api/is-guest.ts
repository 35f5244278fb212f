import { queryClient } from './query-client.ts'
import { sessionQuery } from './session.ts'

/** For queries of what guests may not read, which answer nothing then instead of asking. */
export const isGuest = (): boolean => queryClient.getQueryData(sessionQuery.queryKey)?.role === 'guest'
