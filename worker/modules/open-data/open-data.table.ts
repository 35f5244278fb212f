import { integer, real, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

const named = { name: text().notNull(), name_fold: text().notNull() }
/** `edition` is the open data version that a record belongs to; `version` counts the events of its stream. */
const record = {
  edition: integer().notNull(),
  slug: text().notNull(),
  comment: text().notNull(),
  created_by: integer().notNull(),
}

export const versionTable = readTable('open_data_version', {
  ...named,
  code: text().notNull(),
  comment: text().notNull(),
})

export const openUnitTable = readTable('open_data_unit', {
  ...named,
  ...record,
  plural_name: text().notNull(),
  base_unit: text().notNull(),
  type: text().notNull(),
})

export const openCategoryTable = readTable('open_data_category', { ...named, ...record, description: text().notNull() })

export const openPropertyTable = readTable('open_data_property', {
  ...named,
  ...record,
  unit: text().notNull(),
  fdc_id: integer(),
})

export const openFoodTable = readTable('open_data_food', {
  ...named,
  ...record,
  plural_name: text().notNull(),
  plural_fold: text().notNull(),
  store_category: integer().notNull(),
  preferred_unit_metric: integer(),
  preferred_shopping_unit_metric: integer(),
  preferred_unit_imperial: integer(),
  preferred_shopping_unit_imperial: integer(),
  properties: text({ mode: 'json' }).$type<{ property: number; property_amount: number }[]>().notNull(),
  properties_food_amount: real().notNull(),
  properties_food_unit: integer().notNull(),
  properties_source: text().notNull(),
  fdc_id: integer(),
})

export const storeTable = readTable('open_data_store', {
  ...named,
  ...record,
  category_to_store: text({ mode: 'json' }).$type<{ category: number; order: number }[]>().notNull(),
})

export const openConversionTable = readTable('open_data_conversion', {
  ...record,
  food: integer().notNull(),
  base_amount: real().notNull(),
  base_unit: integer().notNull(),
  converted_amount: real().notNull(),
  converted_unit: integer().notNull(),
  source: text().notNull(),
})
