import type { userRow } from '#worker/kernel/contract/contract.ts'
import type { ResourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { model } from '../../model.ts'

interface Person extends ResourceEndpoint {
  name: 'user'
  row: typeof userRow
}

export const userModel = model<Person>({
  name: 'User',
  resource: 'user',
  group: 'people',
  read: 'guest',
  write: 'owner',
  can: [],
  unsearched: true,
  whole: true,
  columns: [{ field: 'display_name' }, { field: 'username' }],
})
