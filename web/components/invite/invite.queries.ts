import type { inviteLink } from '#worker/modules/members/invites/invite.contract.ts'
import { call, send } from '#web/lib/api/api.ts'
import { type DraftOf, resourceEndpoint, type RowOf } from '#web/lib/api/resource-endpoint.ts'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'
import { today } from '#web/lib/format/civil-date.ts'

const endpoint = resourceEndpoint<typeof inviteLink>('invite-link')
export type InviteRow = RowOf<typeof inviteLink>
export type InviteDraft = Partial<DraftOf<typeof inviteLink>>

export const invitesQuery = resourceListQuery(endpoint, { page_size: 200 })

export const createInvite = (body: InviteDraft) => call<InviteRow>('POST', endpoint.path, { body })
export const changeInvite = (id: number, body: InviteDraft) =>
  call<InviteRow>('PATCH', `${endpoint.path}${id}/`, { body })
export const sendInvite = (id: number) => call<InviteRow>('POST', `${endpoint.path}${id}/send/`, { body: {} })
export const revokeInvite = (id: number) => send<void>('DELETE', `${endpoint.path}${id}/`)

export const inviteAddress = ({ uuid }: InviteRow) => `${location.origin}/invite/${uuid}`

export const inviteState = ({ used_by, reusable, valid_until }: InviteRow): 'open' | 'used' | 'expired' => {
  if (used_by !== null && !reusable) return 'used'
  return valid_until < today() ? 'expired' : 'open'
}
