import { useMutation } from '@tanstack/react-query'
import { call } from './api/api.ts'
import type { Preference } from './preference.ts'
import { queryClient } from './api/query-client.ts'
import { type Session, sessionQuery, useMaybeSession } from './api/session.ts'

/** Optimistic: a refusal restores the values before. */
export function useSavePreference() {
  const user = useMaybeSession()?.user.id
  return useMutation({
    meta: { error: 'update' },
    mutationFn: (change: Partial<Preference>) =>
      call<Preference>('PATCH', `/api/user-preference/${user}/`, { body: change }),
    onMutate: (change) => {
      const before = queryClient.getQueryData(sessionQuery.queryKey)
      patchCachedSession((session) => ({ ...session, preference: { ...session.preference, ...change } }))
      return before
    },
    onError: (_error, _change, before) => queryClient.setQueryData(sessionQuery.queryKey, before),
  })
}

const patchCachedSession = (next: (session: Session) => Session) =>
  queryClient.setQueryData(sessionQuery.queryKey, (session) => (session ? next(session) : session))
