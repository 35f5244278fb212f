import type { space } from '#worker/modules/spaces/space.contract.ts'
import { model } from '../../model.ts'

export const spaceModel = model<typeof space>({
  name: 'Space',
  resource: 'space',
  group: 'people',
  read: 'guest',
  write: 'owner',
  can: [],
  unsearched: true,
  columns: [{ field: 'name' }, { field: 'created_at', kind: 'day' }],
})
