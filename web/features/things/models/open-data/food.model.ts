import type { openDataFood } from '#worker/modules/open-data/food.contract.ts'
import { model } from '../../model.ts'

export const openDataFoodModel = model<typeof openDataFood>({
  name: 'OpenDataFood',
  resource: 'open-data-food',
  group: 'open-data',
  read: 'user',
  write: 'admin',
  can: ['create', 'change', 'delete'],
  uses: true,
  columns: [
    { field: 'name' },
    { field: 'store_category' },
    { field: 'plural_name', hidden: true },
    { field: 'version', hidden: true },
  ],
  fields: [
    { field: 'name', required: true },
    { field: 'plural_name', required: true },
    { field: 'store_category', kind: 'thing', from: 'open-data-category', required: true },
    { field: 'properties_food_amount', kind: 'amount' },
    { field: 'properties_food_unit', kind: 'thing', from: 'open-data-unit', required: true },
    { field: 'properties_source' },
    { field: 'fdc_id', kind: 'whole' },
    { field: 'preferred_unit_metric', kind: 'thing', from: 'open-data-unit', rare: true },
    { field: 'preferred_shopping_unit_metric', kind: 'thing', from: 'open-data-unit', rare: true },
    { field: 'preferred_unit_imperial', kind: 'thing', from: 'open-data-unit', rare: true },
    { field: 'preferred_shopping_unit_imperial', kind: 'thing', from: 'open-data-unit', rare: true },
    { field: 'version', kind: 'thing', from: 'open-data-version', required: true },
    { field: 'slug', required: true },
    { field: 'comment', kind: 'lines' },
  ],
})
