import { sql } from 'drizzle-orm'
import { defineResource, rowJson } from '../../kernel/resource/resource.ts'
import { categoryResource } from './category.resource.ts'
import { openDataFood } from './food.contract.ts'
import { conversionTable, foodTable } from './open-data.table.ts'
import { propertyResource } from './property.resource.ts'
import { recordRules } from './record.rules.ts'
import { uses } from './record.uses.ts'
import { unitResource } from './unit.resource.ts'

export const foodResource = defineResource(
  openDataFood,
  foodTable,
  recordRules(foodTable, {
    search: ['name_fold', 'plural_fold', 'slug'],
    to: {
      store_category: categoryResource,
      preferred_unit_metric: unitResource,
      preferred_shopping_unit_metric: unitResource,
      preferred_unit_imperial: unitResource,
      preferred_shopping_unit_imperial: unitResource,
      properties_food_unit: unitResource,
    },
    lists: { 'properties.property': propertyResource },
    computed: (context) => ({
      properties: {
        as: 'json',
        sql: sql`(SELECT json_group_array(json_object('id', item.key + 1,
            'property', json(${rowJson(propertyResource, context, foodTable.space_id, sql`item.value ->> 'property'`)}),
            'property_amount', item.value -> 'property_amount')) FROM json_each(${foodTable.properties}) item)`,
      },
    }),
    effects: {
      protecting: (space, id) => [uses('OpenDataConversion', conversionTable, space, sql`food = ${id}`, 'slug')],
    },
  }),
)
