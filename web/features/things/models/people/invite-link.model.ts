import type { inviteLink } from '#worker/modules/members/invites/invite.contract.ts'
import { model } from '../../model.ts'

export const inviteLinkModel = model<typeof inviteLink>({
  name: 'InviteLink',
  resource: 'invite-link',
  group: 'people',
  read: 'owner',
  write: 'owner',
  can: ['delete'],
  columns: [
    { field: 'email' },
    { field: 'group', of: 'name' },
    { field: 'valid_until', kind: 'day' },
    { field: 'reusable', kind: 'flag' },
  ],
})
