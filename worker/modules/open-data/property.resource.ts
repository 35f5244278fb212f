import { sql } from 'drizzle-orm'
import { defineResource } from '../../kernel/resource/resource.ts'
import { foodTable, propertyTable } from './open-data.table.ts'
import { openDataProperty } from './property.contract.ts'
import { recordRules } from './record.rules.ts'
import { holds, uses } from './record.uses.ts'

export const propertyResource = defineResource(
  openDataProperty,
  propertyTable,
  recordRules(propertyTable, {
    effects: {
      protecting: (space, id) => [uses('OpenDataFood', foodTable, space, holds(sql`properties`, 'property', id))],
    },
  }),
)
