import type { openDataStore } from '#worker/modules/open-data/store.contract.ts'
import { model } from '../../model.ts'

export const openDataStoreModel = model<typeof openDataStore>({
  name: 'OpenDataStore',
  resource: 'open-data-store',
  group: 'open-data',
  read: 'user',
  write: 'admin',
  can: ['delete'],
  uses: true,
  columns: [{ field: 'name' }, { field: 'version', hidden: true }],
})
