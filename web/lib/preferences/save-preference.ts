import { useMutation } from '@tanstack/react-query'
import { notify } from '../messages/messages.ts'
import type { Preference } from './preference.ts'
import { queryClient } from '../api/query-client.ts'
import { patchSession, sessionQuery, useMaybeSession } from '../api/session.ts'
import { getTranslations } from '../i18n/translations.ts'
import { sendPreference } from './send-preference.ts'

const mutationKey = ['user-preference']
const isLastOne = () => queryClient.isMutating({ mutationKey }) <= 1

/** Optimistic: a refusal restores what this change replaced. Changes made at once are sent one after the other. */
export function useSavePreference() {
  const user = useMaybeSession()?.user.id ?? 0
  return useMutation({
    mutationKey,
    scope: { id: 'user-preference' },
    meta: { error: 'update' },
    mutationFn: (change: Partial<Preference>) => sendPreference(user, change),
    onMutate: (change) => patchCachedSession(change),
    onSuccess: (saved) => {
      if (!isLastOne()) return
      patchCachedSession(saved)
      notify('success', getTranslations('common')('saved'), { code: 'UPDATE_SUCCESS' })
    },
    onError: (_error, _change, before) => patchCachedSession(before ?? {}),
  })
}

/** Returns the replaced values. */
function patchCachedSession(change: Partial<Preference>): Partial<Preference> {
  const before = queryClient.getQueryData(sessionQuery.queryKey)?.preference
  patchSession((session) => ({ ...session, preference: { ...session.preference, ...change } }))
  return Object.fromEntries(Object.keys(change).map((name) => [name, before?.[name as keyof Preference]]))
}
