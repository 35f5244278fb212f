import type { invitation } from '#worker/modules/members/invites/invite.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import { ApiError } from '#web/lib/api/api-error.ts'
import { call } from '#web/lib/api/api.ts'

type Invitation = z.output<typeof invitation>

export const inviteQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['invite', uuid],
    meta: { quiet: true },
    retry: false,
    queryFn: async ({ signal }): Promise<Invitation | null> => {
      try {
        return await call<Invitation>('GET', `/api/invite/${encodeURIComponent(uuid)}/`, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
