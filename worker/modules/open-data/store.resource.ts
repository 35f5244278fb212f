import { sql } from 'drizzle-orm'
import { defineResource, rowJson } from '../../kernel/resource/resource.ts'
import { openCategoryResource } from './category.resource.ts'
import { storeTable } from './open-data.table.ts'
import { recordRules } from './record.rules.ts'
import { openDataStore } from './store.contract.ts'

export const storeResource = defineResource(
  openDataStore,
  storeTable,
  recordRules(storeTable, {
    lists: { 'category_to_store.category': openCategoryResource },
    computed: (context) => ({
      category_to_store: {
        as: 'json',
        sql: sql`(SELECT json_group_array(json_object('id', item.key + 1, 'store', ${storeTable.id},
            'category', json(${rowJson(openCategoryResource, context, storeTable.space_id, sql`item.value ->> 'category'`)}),
            'order', item.value -> 'order')) FROM json_each(${storeTable.category_to_store}) item)`,
      },
    }),
  }),
)
