import { sql } from 'drizzle-orm'
import { projection } from '#worker/kernel/log/projection.ts'
import { insertRows } from '#worker/kernel/sql/bulk-write.ts'
import type { PartEvent } from './part.events.ts'
import { ingredientRow, stepRows } from './step.rows.ts'
import { ingredientTable } from './step.table.ts'

type Of<Type extends PartEvent['type']> = Extract<PartEvent, { type: Type }>['data']

/** Parts that a recipe has taken up are deleted with that recipe. */
const deleteStandaloneIngredients = (space: number, step: number) =>
  sql`DELETE FROM ingredient WHERE space_id = ${space} AND step = ${step} AND recipe IS NULL`

const standaloneIngredientRow = (space: number, { ingredient }: Of<'ingredient.created' | 'ingredient.changed'>) =>
  insertRows(ingredientTable, [{ ...ingredientRow(space, ingredient), recipe: null, step: null, position: 0 }], {
    or: 'REPLACE',
  })

export const partProjection = projection<PartEvent>({
  'step.created': ({ space, data: { step } }) => stepRows(space, null, [step]),
  'step.changed': ({ space, data: { step } }) => [
    deleteStandaloneIngredients(space, step.id),
    ...stepRows(space, null, [step]),
  ],
  'step.deleted': ({ space, data: { id } }) => [
    deleteStandaloneIngredients(space, id),
    sql`DELETE FROM step WHERE space_id = ${space} AND id = ${id} AND recipe IS NULL`,
  ],
  'ingredient.created': ({ space, data }) => standaloneIngredientRow(space, data),
  'ingredient.changed': ({ space, data }) => standaloneIngredientRow(space, data),
  'ingredient.deleted': ({ space, data: { id } }) =>
    sql`DELETE FROM ingredient WHERE space_id = ${space} AND id = ${id} AND recipe IS NULL`,
})
