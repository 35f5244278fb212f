import { sql } from 'drizzle-orm'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { openDataCategory } from './category.contract.ts'
import { openCategoryTable, openFoodTable, storeTable } from './open-data.table.ts'
import { recordRules } from './record-rules.ts'
import { listRefersTo, recordUses } from './record-uses.ts'

export const openCategoryResource = defineResource(
  openDataCategory,
  openCategoryTable,
  recordRules(openCategoryTable, {
    effects: {
      protecting: (space, id) => [
        recordUses('OpenDataFood', openFoodTable, space, sql`store_category = ${id}`),
        recordUses('OpenDataStore', storeTable, space, listRefersTo(sql`category_to_store`, 'category', id)),
      ],
    },
  }),
)
