import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod'
import type { space } from '#worker/modules/spaces/space.contract.ts'
import { spacesQuery } from '#web/components/shell/switch-space.ts'
import { send } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sessionQuery, useSession } from '#web/lib/api/session.ts'
import { offerUndoOf } from '#web/lib/api/undo.ts'

export type SpacePatch = z.input<typeof space.patch>

/** `done` says what was changed, next to the undo. */
export function useChangeSpace() {
  const { space } = useSession()
  return useMutation({
    meta: { error: 'update' },
    mutationFn: ({ body }: { body: SpacePatch; done: string }) =>
      send<unknown>('PATCH', `/api/space/${space?.id ?? 0}/`, { body }),
    onSuccess: async (answer, { done }) => {
      offerUndoOf(answer, done)
      await Promise.all([queryClient.invalidateQueries(sessionQuery), queryClient.invalidateQueries(spacesQuery)])
    },
  })
}
