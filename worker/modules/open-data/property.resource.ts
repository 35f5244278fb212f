import { sql } from 'drizzle-orm'
import { defineResource } from '../../kernel/resource/resource.ts'
import { openFoodTable, openPropertyTable } from './open-data.table.ts'
import { openDataProperty } from './property.contract.ts'
import { recordRules } from './record-rules.ts'
import { listNames, uses } from './record-uses.ts'

export const openPropertyResource = defineResource(
  openDataProperty,
  openPropertyTable,
  recordRules(openPropertyTable, {
    effects: {
      protecting: (space, id) => [
        uses('OpenDataFood', openFoodTable, space, listNames(sql`properties`, 'property', id)),
      ],
    },
  }),
)
