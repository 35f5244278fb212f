import { sql } from 'drizzle-orm'
import { readable } from '../../kernel/resource/resource.ts'
import { property } from './property.contract.ts'
import { visibleProperty } from './property.rows.ts'
import { propertyTable } from './property.table.ts'

/** Properties are read and created like any row; changing one that belongs to a food or a recipe changes that. */
export const propertyResource = readable(
  property,
  propertyTable,
  {
    visible: (context) => visibleProperty(context, sql`${propertyTable}`),
  },
  ['list', 'retrieve', 'create'],
)
