import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod'
import type { space } from '#worker/modules/spaces/space.contract.ts'
import { send } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import type { RowOf } from '#web/lib/api/resource-endpoint.ts'
import { patchSession, sessionQuery, useSession } from '#web/lib/api/session.ts'
import { offerUndoOf } from '#web/lib/api/undo.ts'
import { spacesQuery } from './switch-space.ts'

export type SpacePatch = z.input<typeof space.patch>

interface SpaceChange {
  body: SpacePatch
  /** What was changed, to be said next to the undo; nothing is said without it. */
  done?: string
}

/** Changes the space, and what is shown of it everywhere. */
export function useChangeSpace() {
  const { space: own } = useSession()
  return useMutation({
    meta: { error: 'update' },
    mutationFn: ({ body }: SpaceChange) => send<RowOf<typeof space>>('PATCH', `/api/space/${own?.id ?? 0}/`, { body }),
    onSuccess: async (answer, { done }) => {
      if (done !== undefined) offerUndoOf(answer, done)
      patchSession((session) => ({ ...session, space: answer.data }))
      await Promise.all([queryClient.invalidateQueries(sessionQuery), queryClient.invalidateQueries(spacesQuery)])
    },
  })
}
