import Papa from 'papaparse'
import type { DocumentExporter } from '../exporter.ts'
import { keywordNames } from '../facts/keyword-names.ts'
import { nutritionText } from '../facts/nutrition-facts.ts'
import { yieldText } from '../facts/yield-text.ts'
import { allRows } from '../rows/all-rows.ts'
import { rowLines, withColon } from '../rows/row-lines.ts'
import { stepLines, stepTexts } from '../rows/step-text.ts'

const COLUMNS = [
  'Title',
  'Description',
  'Servings',
  'Prep Time',
  'Cook Time',
  'Ingredients',
  'Instructions',
  'Tags',
  'Collections',
  'Url',
  'Rating',
  'Favorite',
  'Nutrition',
  'Created At',
]

/** A table for spreadsheets, a recipe in each row. The mark at its beginning tells them that it is UTF-8. */
export const csv: DocumentExporter = {
  kind: 'document',
  id: 'CSV',
  title: 'CSV',
  ending: '.csv',
  type: 'text/csv; charset=utf-8',
  opening: `\uFEFF${Papa.unparse([COLUMNS])}\r\n`,
  between: '\r\n',
  closing: '\r\n',
  textOf: (recipe) =>
    Papa.unparse(
      [
        [
          recipe.name,
          recipe.description ?? '',
          yieldText(recipe),
          recipe.working_time || '',
          recipe.waiting_time || '',
          cellOf(rowLines(allRows(recipe), withColon), /[|;]/g),
          cellOf(stepLines(stepTexts(recipe), withColon), /\|/g),
          keywordNames(recipe).join(', '),
          recipe.books.join(', '),
          recipe.source_url ?? '',
          recipe.rating ?? '',
          recipe.favourite ? 'yes' : '',
          nutritionText(recipe),
          recipe.created_at,
        ].map((cell) => harmless(String(cell))),
      ],
      { newline: '\r\n' },
    ),
}

/** A spreadsheet runs what begins like a formula. */
const harmless = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? ` ${cell}` : cell)

/** A line for each of a list. Readers part a cell of one line at other signs. */
const cellOf = (lines: readonly string[], parting: RegExp): string =>
  lines.length === 1 ? (lines[0] ?? '').replace(parting, ',') : lines.join('\n')
