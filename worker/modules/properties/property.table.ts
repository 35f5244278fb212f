import { integer, real } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

/** Events of the food or recipe hold a property that belongs to one; its own stream holds only one without an owner. */
export const propertyTable = readTable('property', {
  food: integer(),
  recipe: integer(),
  position: integer().notNull().default(0),
  property_type: integer().notNull(),
  property_amount: real(),
})
