import { csvImporter, hasColumns } from './csv/read-csv.ts'

export const planToEat = csvImporter(
  { id: 'PLANTOEAT_CSV', title: 'Plan to Eat', hint: '.csv' },
  hasColumns('title', 'course', 'mainingredient', 'ingredients', 'directions'),
)
