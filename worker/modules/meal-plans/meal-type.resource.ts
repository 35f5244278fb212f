import { sql } from 'drizzle-orm'
import { personOf } from '../../kernel/context.ts'
import { defineResource } from '../../kernel/resource.ts'
import { mealType } from './meal-type.contract.ts'
import { mealTypeTable } from './meal-type.table.ts'

export const mealTypeResource = defineResource(mealType, mealTypeTable, {
  named: { plural: false },
  sort: sql`${mealTypeTable.time} IS NULL, ${mealTypeTable.time}`,
  onCreate: (context) => ({ created_by: personOf(context).id }),
  inUse: {
    'meal plans': (space, id) =>
      sql`SELECT count(*) FROM meal_plan WHERE space_id = ${space} AND meal_type = ${id} AND deleted_with IS NULL`,
  },
})
