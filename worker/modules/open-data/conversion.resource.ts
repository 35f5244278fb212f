import { defineResource } from '../../kernel/resource/resource.ts'
import { openDataConversion } from './conversion.contract.ts'
import { openFoodResource } from './food.resource.ts'
import { openConversionTable } from './open-data.table.ts'
import { recordRules } from './record.rules.ts'
import { openUnitResource } from './unit.resource.ts'

export const openConversionResource = defineResource(
  openDataConversion,
  openConversionTable,
  recordRules(openConversionTable, {
    search: ['slug'],
    to: { food: openFoodResource, base_unit: openUnitResource, converted_unit: openUnitResource },
  }),
)
