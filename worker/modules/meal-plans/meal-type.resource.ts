import { sql } from 'drizzle-orm'
import { personOf } from '#worker/kernel/log/context.ts'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { mealType } from './meal-type.contract.ts'
import { mealTypeTable } from './meal-type.table.ts'

export const mealTypeResource = defineResource(mealType, mealTypeTable, {
  uniqueName: { plural: false },
  sort: sql`${mealTypeTable.order}, ${mealTypeTable.time} IS NULL, ${mealTypeTable.time}, ${mealTypeTable.name_fold}`,
  onCreate: (context) => ({ created_by: personOf(context).id }),
  effects: {
    // A person's default meal type is private.
    nulling: (space, id, context) => [
      sql`SELECT user_id AS id, 'UserPreference' AS model, iif(user_id = ${personOf(context).id}, display_name, NULL) AS name
        FROM member WHERE space_id = ${space} AND default_meal_type = ${id} AND NOT gone`,
    ],
  },
})
