import { sql } from 'drizzle-orm'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { openFoodTable, openPropertyTable } from './open-data.table.ts'
import { openDataProperty } from './property.contract.ts'
import { recordRules } from './record-rules.ts'
import { listRefersTo, recordUses } from './record-uses.ts'

export const openPropertyResource = defineResource(
  openDataProperty,
  openPropertyTable,
  recordRules(openPropertyTable, {
    effects: {
      protecting: (space, id) => [
        recordUses('OpenDataFood', openFoodTable, space, listRefersTo(sql`properties`, 'property', id)),
      ],
    },
  }),
)
