import { sql } from 'drizzle-orm'
import { definePartialResource } from '#worker/kernel/resource/define-resource.ts'
import { property } from './property.contract.ts'
import { isPropertyVisible } from './property.rows.ts'
import { propertyTable } from './property.table.ts'

/** Changing a property of a food or a recipe changes its owner, so these calls are not the kernel's. */
export const propertyResource = definePartialResource(
  property,
  propertyTable,
  {
    visible: (context) => isPropertyVisible(context, sql`${propertyTable}`),
  },
  ['list', 'retrieve', 'create'],
)
