import { baseUnitKeys } from '#worker/modules/amounts/base-unit.ts'
import type { openDataUnit } from '#worker/modules/open-data/unit.contract.ts'
import { model } from '../../model.ts'

export const openDataUnitModel = model<typeof openDataUnit>({
  name: 'OpenDataUnit',
  resource: 'open-data-unit',
  group: 'open-data',
  read: 'user',
  write: 'admin',
  can: ['create', 'change', 'delete'],
  uses: true,
  columns: [
    { field: 'name' },
    { field: 'plural_name', hidden: true },
    { field: 'type', kind: 'choice' },
    { field: 'version', hidden: true },
  ],
  fields: [
    { field: 'name', required: true },
    { field: 'plural_name' },
    { field: 'type', kind: 'choice', options: ['WEIGHT', 'VOLUME', 'OTHER'], required: true },
    {
      field: 'base_unit',
      kind: 'choice',
      options: ['', ...baseUnitKeys],
    },
    { field: 'version', kind: 'thing', from: 'open-data-version', required: true },
    { field: 'slug', required: true },
    { field: 'comment', kind: 'lines' },
  ],
})
