import { useMutation } from '@tanstack/react-query'
import type { space } from '#worker/modules/spaces/space.contract.ts'
import { call } from '#web/lib/api/api.ts'
import type { RowOf } from '#web/lib/api/resource-endpoint.ts'
import { patchSession, useSession } from '#web/lib/api/session.ts'

type SpaceRow = RowOf<typeof space>
type SpaceChange = Partial<Pick<SpaceRow, 'name' | 'time_zone' | 'space_setup_completed' | 'household_setup_completed'>>

/** Changes the space, and what the shell shows of it. */
export function usePatchSpace() {
  const { space } = useSession()
  return useMutation({
    meta: { error: 'update' },
    mutationFn: (change: SpaceChange) => call<SpaceRow>('PATCH', `/api/space/${space?.id ?? 0}/`, { body: change }),
    onSuccess: (changed) => patchSession((session) => ({ ...session, space: changed })),
  })
}
