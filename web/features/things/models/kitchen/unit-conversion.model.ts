import type { unitConversion } from '#worker/modules/conversions/conversion.contract.ts'
import { model } from '../../model.ts'

export const unitConversionModel = model<typeof unitConversion>({
  name: 'UnitConversion',
  resource: 'unit-conversion',
  group: 'kitchen',
  read: 'user',
  write: 'user',
  can: ['create', 'change', 'delete'],
  columns: [
    { field: 'food' },
    { field: 'base_amount', kind: 'amount' },
    { field: 'base_unit' },
    { field: 'converted_amount', kind: 'amount' },
    { field: 'converted_unit' },
  ],
  fields: [
    { field: 'food', kind: 'thing', from: 'food' },
    { field: 'base_amount', kind: 'amount', required: true },
    { field: 'base_unit', kind: 'thing', from: 'unit', required: true },
    { field: 'converted_amount', kind: 'amount', required: true },
    { field: 'converted_unit', kind: 'thing', from: 'unit', required: true },
  ],
})
