import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, decimal, int, text } from '#worker/kernel/contract/scalars.contract.ts'
import { openDataCategory } from './category.contract.ts'
import { openDataProperty } from './property.contract.ts'
import { recordFields, recordAccess, recordReads } from './record.contract.ts'
import { openDataUnit } from './unit.contract.ts'

const unit = openDataUnit.row.nullable()
const list = z.array(z.object({ property: idRefSchema(), property_amount: decimal() })).max(200)

export const openDataFood = resource({
  name: 'open-data-food',
  title: 'OpenDataFood',
  fields: z.object({
    ...recordFields,
    name: text(128),
    plural_name: blankableText(128),
    store_category: idRefSchema(),
    preferred_unit_metric: idRefSchema().nullish(),
    preferred_shopping_unit_metric: idRefSchema().nullish(),
    preferred_unit_imperial: idRefSchema().nullish(),
    preferred_shopping_unit_imperial: idRefSchema().nullish(),
    /** Amounts of these in `properties_food_amount` of `properties_food_unit`. */
    properties: z.preprocess((value) => value ?? [], list).default([]),
    properties_food_amount: decimal().default(100),
    properties_food_unit: idRefSchema(),
    properties_source: blankableText().default(''),
    fdc_id: int().nullish(),
  }),
  reads: z.object({
    ...recordReads,
    store_category: openDataCategory.row,
    preferred_unit_metric: unit,
    preferred_shopping_unit_metric: unit,
    preferred_unit_imperial: unit,
    preferred_shopping_unit_imperial: unit,
    properties: z.array(z.object({ id: z.int(), property: openDataProperty.row, property_amount: z.number() })),
    properties_food_unit: openDataUnit.row,
    fdc_id: z.int().nullable(),
  }),
  ...recordAccess,
})
