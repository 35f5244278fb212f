import type { openDataProperty } from '#worker/modules/open-data/property.contract.ts'
import { model } from '../../model.ts'

export const openDataPropertyModel = model<typeof openDataProperty>({
  name: 'OpenDataProperty',
  resource: 'open-data-property',
  group: 'open-data',
  read: 'user',
  write: 'admin',
  can: ['create', 'change', 'delete'],
  uses: true,
  columns: [{ field: 'name' }, { field: 'unit' }, { field: 'version', hidden: true }],
  fields: [
    { field: 'name', required: true },
    { field: 'unit' },
    { field: 'fdc_id', kind: 'whole' },
    { field: 'version', kind: 'thing', from: 'open-data-version', required: true },
    { field: 'slug', required: true },
    { field: 'comment', kind: 'lines' },
  ],
})
