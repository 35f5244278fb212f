import type { userSpaceRow } from '#worker/modules/members/user-space.contract.ts'
import type { ResourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { model } from '../../model.ts'

interface Membership extends ResourceEndpoint {
  name: 'user-space'
  row: typeof userSpaceRow
}

export const userSpaceModel = model<Membership>({
  name: 'UserSpace',
  resource: 'user-space',
  group: 'people',
  read: 'guest',
  write: 'owner',
  can: [],
  columns: [
    { field: 'user', of: 'display_name' },
    { field: 'groups', kind: 'choice' },
    { field: 'household' },
    { field: 'created_at', kind: 'day', hidden: true },
  ],
})
