import type { propertyType } from '#worker/modules/properties/property-type.contract.ts'
import { model } from '../../model.ts'

export const propertyTypeModel = model<typeof propertyType>({
  name: 'PropertyType',
  resource: 'property-type',
  group: 'kitchen',
  read: 'user',
  write: 'user',
  can: ['create', 'change', 'delete', 'merge'],
  uses: true,
  columns: [
    { field: 'name' },
    { field: 'unit' },
    { field: 'order', kind: 'count', hidden: true },
    { field: 'description', hidden: true },
  ],
  fields: [
    { field: 'name', required: true },
    { field: 'unit' },
    { field: 'order', kind: 'whole' },
    { field: 'fdc_id', kind: 'whole', rare: true },
    { field: 'description', kind: 'lines' },
  ],
})
