import type { userRow } from '#worker/kernel/contract/contract.ts'
import type { space } from '#worker/modules/spaces/space.contract.ts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'
import { queryClient } from './query-client.ts'
import type { Preference } from '../preferences/preference.ts'
import type { RowOf } from './resource-endpoint.ts'
import { persistedStore } from '../persisted-store.ts'
import { suspendUntil } from '../suspend.ts'
import { applyPreferredTheme } from '../looks/theme.ts'

type UserRow = z.output<typeof userRow>
export type Role = 'guest' | 'user' | 'admin'

interface Quota {
  used: number
  /** 0 or less means no limit. */
  most: number
}

export interface Session {
  user: UserRow & { email: string; email_verified: boolean; language: string }
  space: RowOf<typeof space> | null
  role: Role | null
  creator: boolean
  /** The space of the person, where it is to be deleted and closed to them; older servers leave it out. */
  closed?: { name: string; erase_at: string } | null
  limits: { recipes: Quota; users: Quota; files_mb: Quota }
  preference: Preference
}

/** Drops what an older version stored. */
const isSession = (raw: unknown): raw is Session =>
  typeof raw === 'object' && raw !== null && 'user' in raw && 'preference' in raw && 'limits' in raw

/** Stored so that pages begin at once, and offline; the server decides as soon as it answers. */
const lastSession = persistedStore<Session | null>('larder.session', (raw) => (isSession(raw) ? raw : null))

/** With a weak network, pages open as without one. */
const limit = () => AbortSignal.timeout(lastSession.get() ? 8000 : 80_000)

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: 5 * 60_000,
  initialData: () => lastSession.get() ?? undefined,
  initialDataUpdatedAt: 0,
  meta: { quiet: true },
  retry: false,
  queryFn: async (): Promise<Session | null> => {
    try {
      const session = await call<Session>('GET', '/api/session/', { signal: limit() })
      lastSession.set(session)
      applyPreferredTheme(session.preference.theme, session.space?.space_theme)
      return session
    } catch (error) {
      if (error instanceof ApiError && (error.status === 403 || error.status === 401)) {
        lastSession.set(null)
        return null
      }
      if (!lastSession.get()) throw error
      await import('../offline/start-keeping.ts')
      return lastSession.get()
    }
  },
})

export const useMaybeSession = (): Session | null => useSuspenseQuery(sessionQuery).data

/** Never returns without a session, so only for pages behind the sign-in: they are about to be left. */
export const useSession = (): Session => useMaybeSession() ?? suspendUntil(leaving)
const leaving = new Promise<never>(() => {})

const ranks: Record<Role, number> = { guest: 0, user: 1, admin: 2 }

export function useHasRole(role: Role): boolean {
  const session = useMaybeSession()
  return session?.role != null && ranks[session.role] >= ranks[role]
}

/** Asks the server; `changed` is called where it says something else than the device remembered. */
export async function checkSession(changed: () => void) {
  const before = identify(lastSession.get())
  await queryClient.prefetchQuery(sessionQuery)
  if (!before || before === identify(lastSession.get())) return
  // It began with what the other session may see.
  void queryClient.resetQueries({ predicate: isOfSession })
  changed()
}

const identify = (session: Session | null) =>
  session && [session.user.id, session.space?.id, session.role, session.closed?.name].join()

const isOfSession = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'session'

/** Call after signing up or in; the next page fetches the session anew. */
export function clearQueryCache() {
  lastSession.set(null)
  queryClient.removeQueries()
}

/** Call when the person or space changes: all other cached data belongs to the session before. */
export async function refreshSession() {
  queryClient.removeQueries({ predicate: isOfSession })
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
}

/** Shows a change at once; the device remembers it too, as the next visit begins with what it remembers. */
export function patchSession(next: (session: Session) => Session) {
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  if (!session) return
  const changed = next(session)
  queryClient.setQueryData(sessionQuery.queryKey, changed)
  lastSession.set(changed)
}
