import type { sync } from '#worker/modules/storages/sync.contract.ts'
import { model } from '../../model.ts'

export const syncModel = model<typeof sync>({
  name: 'Sync',
  resource: 'sync',
  group: 'outside',
  read: 'admin',
  write: 'admin',
  can: ['create', 'change', 'delete'],
  uses: true,
  staysOpen: true,
  columns: [
    { field: 'path' },
    { field: 'storage' },
    { field: 'last_checked', kind: 'moment' },
    { field: 'active', kind: 'flag' },
  ],
  fields: [
    { field: 'storage', kind: 'thing', from: 'storage', required: true },
    { field: 'path', required: true },
    { field: 'recursive', kind: 'flag' },
    { field: 'active', kind: 'flag', isOn: true },
  ],
})
