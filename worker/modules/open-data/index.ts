import type { Module } from '#worker/kernel/resource/module.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { openCategoryResource } from './category.resource.ts'
import { openFoodResource } from './food.resource.ts'
import { openPropertyResource } from './property.resource.ts'
import { fdcRoutes } from './fdc.routes.ts'
import { importRoutes } from './import/import.routes.ts'
import { statsRoutes } from './stats.routes.ts'
import { openUnitResource } from './unit.resource.ts'
import { versionResource } from './version.resource.ts'
import { defineResource, rowJson } from '#worker/kernel/resource/define-resource.ts'
import { openDataConversion } from './conversion.contract.ts'
import { openConversionTable, storeTable } from './open-data.table.ts'
import { recordRules } from './record-rules.ts'
import { sql } from 'drizzle-orm'
import { openDataStore } from './store.contract.ts'

const storeResource = defineResource(
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

const openConversionResource = defineResource(
  openDataConversion,
  openConversionTable,
  recordRules(openConversionTable, {
    search: ['slug'],
    to: { food: openFoodResource, base_unit: openUnitResource, converted_unit: openUnitResource },
  }),
)

/** A kind stands before the kinds that it refers to. */
export const openData: readonly Module[] = [
  resourceModule(openConversionResource),
  resourceModule(storeResource),
  resourceModule(openFoodResource, { routes: fdcRoutes }),
  resourceModule(openPropertyResource),
  resourceModule(openCategoryResource),
  resourceModule(openUnitResource),
  resourceModule(versionResource, { routes: statsRoutes }),
  { name: 'import-open-data', routes: importRoutes },
]
