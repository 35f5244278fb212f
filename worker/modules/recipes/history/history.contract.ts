import * as z from 'zod'
import { pageSchema, userRow } from '#worker/kernel/contract/contract.ts'

const fieldChange = z
  .object({ field: z.string(), before: z.unknown(), after: z.unknown() })
  .meta({ id: 'RecipeFieldChange' })

/** `from` and `to` are places in the list before and after, counted from 0; null where the item is not in it. */
const moves = {
  id: z.int(),
  change: z.enum(['added', 'removed', 'changed', 'moved']),
  from: z.int().nullable(),
  to: z.int().nullable(),
}

const ingredientFields = z
  .object({
    amount: z.number(),
    amount_max: z.number().nullable(),
    unit: z.string().nullable(),
    food: z.string().nullable(),
    note: z.string().nullable(),
    is_header: z.boolean(),
    no_amount: z.boolean(),
  })
  .meta({ id: 'RecipeVersionIngredient' })

const ingredientChange = z
  .object({
    ...moves,
    before: ingredientFields.nullable(),
    after: ingredientFields.nullable(),
    fields: z.array(fieldChange),
  })
  .meta({ id: 'RecipeIngredientChange' })

const stepChange = z
  .object({ ...moves, fields: z.array(fieldChange), ingredients: z.array(ingredientChange) })
  .meta({ id: 'RecipeStepChange' })

const stepsChange = z
  .object({ field: z.literal('steps'), steps: z.array(stepChange) })
  .meta({ id: 'RecipeStepsChange' })

export const recipeVersion = z
  .object({
    version: z.int(),
    seq: z.int(),
    at: z.iso.datetime(),
    actor: userRow.nullable(),
    client: z.string().nullable(),
    restored_from: z.int().nullable(),
    created: z.boolean(),
    changes: z.array(z.union([stepsChange, fieldChange])),
  })
  .meta({ id: 'RecipeVersion' })

export const recipeHistory = pageSchema(recipeVersion)

export type FieldChange = z.output<typeof fieldChange>
export type StepChange = z.output<typeof stepChange>
export type IngredientChange = z.output<typeof ingredientChange>
export type Change = z.output<typeof stepsChange> | FieldChange
export type RecipeVersion = z.output<typeof recipeVersion>
