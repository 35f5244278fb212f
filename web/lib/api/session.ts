import type { userRow } from '#worker/kernel/contract/contract.ts'
import type { space } from '#worker/modules/spaces/space.contract.ts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'
import { queryClient } from './query-client.ts'
import type { Preference } from '../preference.ts'
import type { RowOf } from './resource-endpoint.ts'
import { persistedStore } from '../persisted-store.ts'
import { applyPreferredTheme } from '../theme.ts'

type UserRow = z.output<typeof userRow>
type Role = 'guest' | 'user' | 'admin'

interface Quota {
  used: number
  /** 0 or less is without limit. */
  most: number
}

export interface Session {
  user: UserRow & { email: string; email_verified: boolean; language: string }
  space: RowOf<typeof space> | null
  /** Null without a space. */
  role: Role | null
  /** Of the space: its owner. */
  creator: boolean
  /** The space that they are in, where it is to be deleted and so closed to them. Older servers do not say so. */
  closed?: { name: string; erase_at: string } | null
  limits: { recipes: Quota; users: Quota; files_mb: Quota }
  preference: Preference
}

/** What an older version has kept is no session any more. */
const isSession = (raw: unknown): raw is Session =>
  typeof raw === 'object' && raw !== null && 'user' in raw && 'preference' in raw && 'limits' in raw

/** Kept so that the pages still open without a network; the server decides anew as soon as there is one. */
const lastSession = persistedStore<Session | null>('larder.session', (raw) => (isSession(raw) ? raw : null))

/** Whether somebody was signed in here at the last visit: a guess at what this one will need. */
export const wasSignedIn = () => lastSession.get() !== null

/** Who is signed in, or null. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: 5 * 60_000,
  meta: { quiet: true },
  retry: false,
  queryFn: async (): Promise<Session | null> => {
    try {
      const session = await call<Session>('GET', '/api/session/')
      lastSession.set(session)
      applyPreferredTheme(session.preference.theme)
      return session
    } catch (error) {
      if (error instanceof ApiError && (error.status === 403 || error.status === 401)) {
        lastSession.set(null)
        return null
      }
      if (lastSession.get()) return lastSession.get()
      throw error
    }
  },
})

/** The session, or null for a visitor with a share link. */
export const useMaybeSession = (): Session | null => useSuspenseQuery(sessionQuery).data

/** The session, on pages that cannot be reached without one. */
export function useSession(): Session {
  const session = useMaybeSession()
  if (!session) throw new Error('This page is only for people who are signed in')
  return session
}

const ranks: Record<Role, number> = { guest: 0, user: 1, admin: 2 }

/** True when the person may do what that role may: `{useRole('user') && <Button …>}`. Visitors may nothing. */
export function useHasRole(role: Role): boolean {
  const session = useMaybeSession()
  return session?.role != null && ranks[session.role] >= ranks[role]
}

/** After signing up or in: the next page asks who one is. One that leads into a space needs no space before. */
export const clearQueryCache = () => queryClient.removeQueries()

/** After anything that changes who or where one is: everything known so far belongs to another session. */
export async function refreshSession() {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
}
