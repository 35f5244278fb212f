import type { household } from '#worker/modules/members/user-space.contract.ts'
import { model } from '../../model.ts'

export const householdModel = model<typeof household>({
  name: 'Household',
  resource: 'household',
  group: 'people',
  read: 'owner',
  write: 'owner',
  can: ['create', 'change', 'delete'],
  unsearched: true,
  columns: [{ field: 'name' }],
  fields: [{ field: 'name', required: true }],
})
