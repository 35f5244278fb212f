import type { openDataConversion } from '#worker/modules/open-data/conversion.contract.ts'
import { model } from '../../model.ts'

export const openDataConversionModel = model<typeof openDataConversion>({
  name: 'OpenDataConversion',
  resource: 'open-data-conversion',
  group: 'open-data',
  read: 'user',
  write: 'admin',
  can: ['create', 'change', 'delete'],
  uses: true,
  columns: [
    { field: 'food' },
    { field: 'base_amount', kind: 'amount' },
    { field: 'base_unit' },
    { field: 'converted_amount', kind: 'amount' },
    { field: 'converted_unit' },
  ],
  fields: [
    { field: 'food', kind: 'thing', from: 'open-data-food', required: true },
    { field: 'base_amount', kind: 'amount', required: true },
    { field: 'base_unit', kind: 'thing', from: 'open-data-unit', required: true },
    { field: 'converted_amount', kind: 'amount', required: true },
    { field: 'converted_unit', kind: 'thing', from: 'open-data-unit', required: true },
    { field: 'source', required: true },
    { field: 'version', kind: 'thing', from: 'open-data-version', required: true },
    { field: 'slug', required: true },
    { field: 'comment', kind: 'lines' },
  ],
})
