import { sql } from 'drizzle-orm'
import { defineResource } from '../../kernel/resource/resource.ts'
import { openDataCategory } from './category.contract.ts'
import { categoryTable, foodTable, storeTable } from './open-data.table.ts'
import { recordRules } from './record.rules.ts'
import { holds, uses } from './record.uses.ts'

export const categoryResource = defineResource(
  openDataCategory,
  categoryTable,
  recordRules(categoryTable, {
    effects: {
      protecting: (space, id) => [
        uses('OpenDataFood', foodTable, space, sql`store_category = ${id}`),
        uses('OpenDataStore', storeTable, space, holds(sql`category_to_store`, 'category', id)),
      ],
    },
  }),
)
