import { csvImporter, hasColumns } from './csv/read-csv.ts'

export const cookmateCsv = csvImporter(
  { id: 'COOKMATE_CSV', title: 'Cookmate, My CookBook', hint: '.csv' },
  hasColumns('title', 'preptime', 'ingredients', 'recipe', 'imageurl'),
)
