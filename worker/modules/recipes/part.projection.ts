import { projection } from '../../kernel/projection.ts'
import { insertRows } from '../../kernel/rows.ts'
import type { PartEvent } from './part.events.ts'
import { ingredientRow, stepRows } from './step.rows.ts'
import { ingredientTable } from './step.table.ts'

export const partProjection = projection<PartEvent>({
  'step.created': ({ space, data: { step } }) => stepRows(space, null, [step]),
  'ingredient.created': ({ space, data: { ingredient } }) =>
    insertRows(ingredientTable, [{ ...ingredientRow(space, ingredient), recipe: null, step: null, position: 0 }]),
})
