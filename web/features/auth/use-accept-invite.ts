import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api/api-error.ts'
import { call } from '#web/lib/api/api.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { problemText } from '#web/lib/api/problem-text.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { refreshSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { consumeInviteIntent } from './invite-intent.ts'
import { inviteQuery } from './invite-query.ts'

/** Accepts without a press only after a sign-in for this invitation. */
export function useAcceptInvite(uuid: string, { may: canAccept, space }: { may: boolean; space: string }) {
  const t = useTranslations('auth')
  const router = useRouter()
  const [problem, setProblem] = useState<string>()
  const { mutate: accept, isPending: pending } = useMutation({
    mutationFn: () => call('POST', `/api/invite/${encodeURIComponent(uuid)}/`, { body: {} }),
    onSuccess: async () => {
      await refreshSession()
      notify('success', t('invite.joined', { space }))
      await router.navigate({ to: '/plan' })
    },
    onError: async (error) => {
      setProblem(error instanceof ApiError ? await problemText(error) : String(error))
      await queryClient.invalidateQueries(inviteQuery(uuid))
    },
  })
  const asked = useRef(false)
  useEffect(() => {
    if (!canAccept || asked.current) return
    asked.current = true
    if (consumeInviteIntent(uuid)) accept()
  }, [canAccept, uuid, accept])
  return { accept: () => accept(), pending, problem }
}
