import { sql } from 'drizzle-orm'
import { defineResource, rowJson } from '#worker/kernel/resource/define-resource.ts'
import { openCategoryResource } from './category.resource.ts'
import { openDataFood } from './food.contract.ts'
import { openConversionTable, openFoodTable } from './open-data.table.ts'
import { openPropertyResource } from './property.resource.ts'
import { recordRules } from './record-rules.ts'
import { recordUses } from './record-uses.ts'
import { openUnitResource } from './unit.resource.ts'

export const openFoodResource = defineResource(
  openDataFood,
  openFoodTable,
  recordRules(openFoodTable, {
    search: ['name_fold', 'plural_fold', 'slug'],
    to: {
      store_category: openCategoryResource,
      preferred_unit_metric: openUnitResource,
      preferred_shopping_unit_metric: openUnitResource,
      preferred_unit_imperial: openUnitResource,
      preferred_shopping_unit_imperial: openUnitResource,
      properties_food_unit: openUnitResource,
    },
    lists: { 'properties.property': openPropertyResource },
    computed: (context) => ({
      properties: {
        as: 'json',
        sql: sql`(SELECT json_group_array(json_object('id', item.key + 1,
            'property', json(${rowJson(openPropertyResource, context, openFoodTable.space_id, sql`item.value ->> 'property'`)}),
            'property_amount', item.value -> 'property_amount')) FROM json_each(${openFoodTable.properties}) item)`,
      },
    }),
    effects: {
      protecting: (space, id) => [
        recordUses('OpenDataConversion', openConversionTable, space, sql`food = ${id}`, 'slug'),
      ],
    },
  }),
)
