import { ownerKeyOf } from '../api/owner-key.ts'
import { queryClient } from '../api/query-client.ts'
import type { Session } from '../api/session.ts'

/** Reads the cache by its key, because the session itself starts the keeping. */
export const currentOwner = (): string | undefined => ownerKeyOf(queryClient.getQueryData<Session | null>(['session']))
