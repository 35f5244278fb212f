import type { customFilter } from '#worker/modules/books/filter.contract.ts'
import { model } from '../../model.ts'

export const customFilterModel = model<typeof customFilter>({
  name: 'CustomFilter',
  resource: 'custom-filter',
  group: 'kitchen',
  read: 'guest',
  write: 'guest',
  can: ['change', 'delete'],
  uses: true,
  columns: [{ field: 'name' }, { field: 'shared', kind: 'people', sort: false }],
  fields: [
    { field: 'name', required: true },
    { field: 'shared', kind: 'people' },
  ],
})
