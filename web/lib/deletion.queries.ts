import type { accountDeletion } from '#worker/modules/account/deletion/account-deletion.contract.ts'
import type { spaceDeletion } from '#worker/modules/spaces/deletion/deletion.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import { call } from './api/api.ts'

type SpaceDeletion = z.output<typeof spaceDeletion>
type AccountDeletion = z.output<typeof accountDeletion>

const spaceDeletionPath = (id: number) => `/api/space/${id}/deletion/`
const accountDeletionPath = (id: number) => `/api/user/${id}/deletion/`

export const spaceDeletionQuery = (id: number) =>
  queryOptions({
    queryKey: ['space', id, 'deletion'],
    queryFn: ({ signal }) => call<SpaceDeletion>('GET', spaceDeletionPath(id), { signal }),
  })

export const deleteSpace = (id: number, password: string) =>
  call<SpaceDeletion>('POST', spaceDeletionPath(id), { body: { password } })
export const cancelSpaceDeletion = (id: number) => call<SpaceDeletion>('DELETE', spaceDeletionPath(id))
export const transferSpace = (id: number, user: number, password: string) =>
  call<void>('POST', `/api/space/${id}/hand_over/`, { body: { user, password } })

export const accountDeletionQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', id, 'deletion'],
    staleTime: 0,
    queryFn: ({ signal }) => call<AccountDeletion>('GET', accountDeletionPath(id), { signal }),
  })

export const deleteAccount = (id: number, password: string) =>
  call<AccountDeletion>('POST', accountDeletionPath(id), { body: { password } })

export const cancelAccountDeletion = (proof: { token: string } | { username: string; password: string }) =>
  call<void>('POST', '/api/user/restore/', { body: proof })
