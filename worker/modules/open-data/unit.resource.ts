import { sql } from 'drizzle-orm'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { openConversionTable, openFoodTable, openUnitTable } from './open-data.table.ts'
import { recordRules } from './record-rules.ts'
import { recordUses } from './record-uses.ts'
import { openDataUnit } from './unit.contract.ts'

export const openUnitResource = defineResource(
  openDataUnit,
  openUnitTable,
  recordRules(openUnitTable, {
    effects: {
      protecting: (space, id) => [
        recordUses(
          'OpenDataFood',
          openFoodTable,
          space,
          sql`${id} IN (properties_food_unit, preferred_unit_metric, preferred_shopping_unit_metric,
            preferred_unit_imperial, preferred_shopping_unit_imperial)`,
        ),
        recordUses('OpenDataConversion', openConversionTable, space, sql`${id} IN (base_unit, converted_unit)`, 'slug'),
      ],
    },
  }),
)
