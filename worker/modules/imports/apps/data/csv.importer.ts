import type { CsvField } from './csv/column.contract.ts'
import { fieldsOf } from './csv/csv-fields.ts'
import { csvImporter } from './csv/read-csv.ts'

/** A table of anybody's, if its columns say in English or German what they hold. */
export const csv = csvImporter({ id: 'CSV', title: 'CSV', hint: '.csv' }, (header) => {
  const fields = fieldsOf(header)
  return fields.includes('name') && fields.some((field) => field !== null && OF_RECIPES.has(field))
})

/** Other tables have names, notes and addresses, too. */
const OF_RECIPES: ReadonlySet<CsvField> = new Set([
  'ingredients',
  'steps',
  'servings',
  'prep_time',
  'cook_time',
  'nutrition',
  'nutrient',
])
