import { ingredientOf, linesIn } from '../../../drafts/read-lines.ts'
import type { DraftIngredient } from '../../../drafts/recipe-draft.ts'
import { parseLine } from '../../../lines/parse.ts'
import type { CooknRow, CooknTables } from './cookn-tables.ts'

/** In the order in which the app shows them. A row with nothing but an amount is a text, as headings are. */
export const cooknIngredients = (tables: CooknTables, recipe: string): DraftIngredient[] =>
  tables
    .of('temp_ingredient', 'PARENT_ID', recipe)
    .toSorted((a, b) => Number(a['DISPLAY_ORDER'] ?? 0) - Number(b['DISPLAY_ORDER'] ?? 0))
    .flatMap((row) => ingredientIn(row, tables))

function ingredientIn(row: CooknRow, tables: CooknTables): DraftIngredient[] {
  const quantity = row['AMOUNT_QTY_STRING'] ?? ''
  const other = row['INGREDIENT_RECIPE_ID']
  const food =
    nameIn(tables, 'temp_food', row['INGREDIENT_FOOD_ID']) || (tables.one('temp_recipe_desc', other)['TITLE'] ?? '')
  const unit = nameIn(tables, 'temp_unit', row['AMOUNT_UNIT'])
  const remarks = [row['PRE_QUALIFIER'], row['POST_QUALIFIER'], nameIn(tables, 'temp_brand', row['BRAND_ID'])]
    .map((text = '') => text.replace(/^[\s,]+|[\s,]+$/g, ''))
    .filter(Boolean)
  const read = parseLine(`${quantity} x`)
  const isAmount = /^[\d\s./½¼¾⅓⅔⅛–-]*$/.test(quantity)
  if (food === '' || !isAmount)
    return linesIn([quantity === '0' ? '' : quantity, unit, food, ...remarks].filter(Boolean).join(' ')).map(
      ingredientOf,
    )
  return [
    {
      amount: read.amount || null,
      amount_max: read.amount_max,
      unit,
      food,
      note: remarks.join(', '),
      ...(other && { recipe: other }),
    },
  ]
}

const nameIn = (tables: CooknTables, table: string, id: string | undefined): string =>
  tables.one(table, id)['NAME'] ?? ''
