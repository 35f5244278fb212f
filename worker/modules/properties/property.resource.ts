import { sql } from 'drizzle-orm'
import { definePartialResource } from '../../kernel/resource/define-resource.ts'
import { property } from './property.contract.ts'
import { isPropertyVisible } from './property.rows.ts'
import { propertyTable } from './property.table.ts'

/** Properties are read and created like any row; changing one that belongs to a food or a recipe changes that. */
export const propertyResource = definePartialResource(
  property,
  propertyTable,
  {
    visible: (context) => isPropertyVisible(context, sql`${propertyTable}`),
  },
  ['list', 'retrieve', 'create'],
)
