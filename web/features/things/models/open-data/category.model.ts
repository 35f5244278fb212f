import type { openDataCategory } from '#worker/modules/open-data/category.contract.ts'
import { model } from '../../model.ts'

export const openDataCategoryModel = model<typeof openDataCategory>({
  name: 'OpenDataCategory',
  resource: 'open-data-category',
  group: 'open-data',
  read: 'user',
  write: 'admin',
  can: ['create', 'change', 'delete'],
  uses: true,
  columns: [{ field: 'name' }, { field: 'version', hidden: true }],
  fields: [
    { field: 'name', required: true },
    { field: 'version', kind: 'thing', from: 'open-data-version', required: true },
    { field: 'slug', required: true },
    { field: 'description', kind: 'lines' },
    { field: 'comment', kind: 'lines' },
  ],
})
