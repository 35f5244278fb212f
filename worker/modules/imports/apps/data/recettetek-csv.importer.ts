import { csvImporter, hasColumns } from './csv/read-csv.ts'

export const recetteTekCsv = csvImporter(
  { id: 'RECETTETEK_CSV', title: 'RecetteTek, My Recipe Box', hint: '.csv' },
  hasColumns('title', 'preparationtime', 'inactivetime', 'ingredients', 'instructions'),
)
