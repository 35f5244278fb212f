import type { syncLog } from '#worker/modules/storages/sync.contract.ts'
import { model } from '../../model.ts'

export const syncLogModel = model<typeof syncLog>({
  name: 'SyncLog',
  resource: 'sync-log',
  group: 'outside',
  read: 'admin',
  write: 'admin',
  can: [],
  // The newest first.
  query: { ordering: '-created_at' },
  columns: [
    { field: 'sync', of: 'path' },
    { field: 'status', kind: 'choice' },
    { field: 'created_at', kind: 'moment' },
  ],
})
