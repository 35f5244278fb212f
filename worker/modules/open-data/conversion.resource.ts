import { defineResource } from '../../kernel/resource/resource.ts'
import { openDataConversion } from './conversion.contract.ts'
import { foodResource } from './food.resource.ts'
import { conversionTable } from './open-data.table.ts'
import { recordRules } from './record.rules.ts'
import { unitResource } from './unit.resource.ts'

export const conversionResource = defineResource(
  openDataConversion,
  conversionTable,
  recordRules(conversionTable, {
    search: ['slug'],
    to: { food: foodResource, base_unit: unitResource, converted_unit: unitResource },
  }),
)
