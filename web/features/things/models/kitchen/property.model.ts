import type { property } from '#worker/modules/properties/property.contract.ts'
import { model } from '../../model.ts'

export const propertyModel = model<typeof property>({
  name: 'Property',
  resource: 'property',
  group: 'kitchen',
  read: 'user',
  write: 'user',
  can: ['create', 'change', 'delete'],
  unsearched: true,
  columns: [{ field: 'property_amount', kind: 'amount' }, { field: 'property_type' }],
  fields: [
    { field: 'property_type', kind: 'thing', from: 'property-type', required: true },
    { field: 'property_amount', kind: 'amount', required: true },
  ],
})
