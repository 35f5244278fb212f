import { baseUnitKeys } from '#worker/modules/amounts/base-unit.ts'
import type { unit } from '#worker/modules/units/unit.contract.ts'
import { model } from '../../model.ts'

export const unitModel = model<typeof unit>({
  name: 'Unit',
  resource: 'unit',
  group: 'kitchen',
  read: 'user',
  write: 'user',
  can: ['create', 'change', 'delete', 'merge'],
  query: { extended: 1 },
  chips: [{ field: 'unused', value: 'true' }],
  uses: true,
  doubles: true,
  spellings: true,
  columns: [{ field: 'name' }, { field: 'plural_name' }, { field: 'numrecipe', kind: 'count' }],
  fields: [
    { field: 'name', required: true },
    { field: 'plural_name' },
    {
      field: 'base_unit',
      kind: 'choice',
      options: ['', ...baseUnitKeys],
    },
    { field: 'description', kind: 'lines' },
  ],
})
