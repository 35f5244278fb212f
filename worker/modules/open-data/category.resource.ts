import { sql } from 'drizzle-orm'
import { defineResource } from '../../kernel/resource/resource.ts'
import { openDataCategory } from './category.contract.ts'
import { openCategoryTable, openFoodTable, storeTable } from './open-data.table.ts'
import { recordRules } from './record-rules.ts'
import { listNames, uses } from './record-uses.ts'

export const openCategoryResource = defineResource(
  openDataCategory,
  openCategoryTable,
  recordRules(openCategoryTable, {
    effects: {
      protecting: (space, id) => [
        uses('OpenDataFood', openFoodTable, space, sql`store_category = ${id}`),
        uses('OpenDataStore', storeTable, space, listNames(sql`category_to_store`, 'category', id)),
      ],
    },
  }),
)
