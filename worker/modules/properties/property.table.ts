import { integer, real } from 'drizzle-orm/sqlite-core'
import { readTable } from '../../kernel/sql/read-table.ts'

/** The food's or the recipe's log tells of a property that belongs to one, its own log only of one that waits. */
export const propertyTable = readTable('property', {
  food: integer(),
  recipe: integer(),
  position: integer().notNull().default(0),
  property_type: integer().notNull(),
  property_amount: real(),
})
