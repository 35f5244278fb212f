import { sql } from 'drizzle-orm'
import { defineResource } from '../../kernel/resource/resource.ts'
import { conversionTable, foodTable, unitTable } from './open-data.table.ts'
import { recordRules } from './record.rules.ts'
import { uses } from './record.uses.ts'
import { openDataUnit } from './unit.contract.ts'

export const unitResource = defineResource(
  openDataUnit,
  unitTable,
  recordRules(unitTable, {
    effects: {
      protecting: (space, id) => [
        uses(
          'OpenDataFood',
          foodTable,
          space,
          sql`${id} IN (properties_food_unit, preferred_unit_metric, preferred_shopping_unit_metric,
            preferred_unit_imperial, preferred_shopping_unit_imperial)`,
        ),
        uses('OpenDataConversion', conversionTable, space, sql`${id} IN (base_unit, converted_unit)`, 'slug'),
      ],
    },
  }),
)
