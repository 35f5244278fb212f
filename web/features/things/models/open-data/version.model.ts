import type { openDataVersion } from '#worker/modules/open-data/version.contract.ts'
import { model } from '../../model.ts'

export const openDataVersionModel = model<typeof openDataVersion>({
  name: 'OpenDataVersion',
  resource: 'open-data-version',
  group: 'open-data',
  read: 'user',
  write: 'admin',
  can: ['create', 'change', 'delete'],
  uses: true,
  columns: [{ field: 'name' }, { field: 'code' }, { field: 'comment', hidden: true }],
  fields: [
    { field: 'name', required: true },
    { field: 'code', required: true },
    { field: 'comment', kind: 'lines' },
  ],
})
