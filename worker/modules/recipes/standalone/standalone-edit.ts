import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query, tableQuery, type QueryResults } from '#worker/kernel/sql/query.ts'
import type { PartEvent } from '../parts/part.events.ts'
import type { IngredientValue, StepValue } from '../recipe.events.ts'
import { readIngredientValue, stepValues } from '../recipe-state.read.ts'
import {
  takeOnce,
  resolveIngredients,
  resolveSteps,
  type IngredientBody,
  type StepBody,
} from '../parts/resolve-steps.ts'
import { ingredientTable, stepTable } from '../parts/step.table.ts'
import { isStandaloneStep } from './standalone.access.ts'

/** An edit of a loose part. People who may read it may change it, as with a public recipe. */
export interface StandaloneEdit {
  /** SQL for the id of the step, or of the step that holds the ingredient. */
  step: SQL
  /** The step as a body, with unchanged ingredients by id alone; null deletes it. */
  change: (step: StepValue) => StepBody | null
  /** An ingredient without a step, and its new body; null deletes it. */
  ingredient?: { id: number; body: IngredientBody | null }
}

export function standaloneQueries(context: Context, { step, ingredient: edited }: StandaloneEdit) {
  const { space } = membershipOf(context)
  const versionOf = (stream: SQL) =>
    query<{ version: number | null }>(
      sql`SELECT max(version) AS version FROM event WHERE space_id = ${space} AND stream = ${stream}`,
    )
  const ingredient = edited?.id ?? null
  return {
    heldStep: tableQuery(
      stepTable,
      sql`SELECT s.* FROM step s WHERE s.space_id = ${space} AND s.id = ${step} AND ${isStandaloneStep(context)}`,
    ),
    heldLines: tableQuery(
      ingredientTable,
      sql`SELECT * FROM ingredient WHERE space_id = ${space} AND step = ${step} AND recipe IS NULL ORDER BY position`,
    ),
    // SQLite writes a bound number as a text with a fraction, but not one from a column.
    stepEnd: versionOf(sql`(SELECT 'step:' || s.id FROM step s WHERE s.space_id = ${space} AND s.id = ${step})`),
    heldAlone: tableQuery(
      ingredientTable,
      sql`SELECT * FROM ingredient WHERE space_id = ${space} AND id = ${ingredient} AND recipe IS NULL AND step IS NULL`,
    ),
    aloneEnd: versionOf(sql`${`ingredient:${ingredient}`}`),
  }
}

type Resolving = Omit<Parameters<typeof resolveSteps>[1], 'steps' | 'ingredients'> & {
  looseIngredients: readonly IngredientValue[]
}

export interface EditTarget {
  stream: string
  version: number
  events: (resolving: Resolving) => PartEvent[]
}

export function standaloneTarget(
  { heldStep, heldLines, stepEnd, heldAlone, aloneEnd }: QueryResults<ReturnType<typeof standaloneQueries>>,
  { change, ingredient }: StandaloneEdit,
): EditTarget | null {
  const [step] = stepValues(heldStep, heldLines)
  const [line] = heldAlone.map(readIngredientValue)
  if (step) {
    return {
      stream: `step:${step.id}`,
      version: stepEnd[0]?.version ?? 0,
      events: (resolving) => stepEventsFor(step, change(step), resolving),
    }
  }
  if (!line || !ingredient) return null
  return {
    stream: `ingredient:${line.id}`,
    version: aloneEnd[0]?.version ?? 0,
    events: (resolving) => ingredientEventsFor(line, ingredient.body, resolving),
  }
}

function stepEventsFor(before: StepValue, body: StepBody | null, resolving: Resolving): PartEvent[] {
  if (body === null) return [{ type: 'step.deleted', data: { id: before.id } }]
  const lines = [...before.ingredients, ...resolving.looseIngredients]
  const known = {
    steps: new Map([[before.id, before]]),
    ingredients: new Map(lines.map((one) => [one.id, one])),
  }
  return resolveSteps([{ ...body, id: before.id }], { ...resolving, ...known }).flatMap((step): PartEvent[] =>
    isSame(step, before) ? [] : [{ type: 'step.changed', data: { step } }],
  )
}

function ingredientEventsFor(before: IngredientValue, body: IngredientBody | null, resolving: Resolving): PartEvent[] {
  const { id } = before
  if (body === null) return [{ type: 'ingredient.deleted', data: { id } }]
  const known = new Map([[id, before]])
  const all = { ...resolving, steps: new Map<number, StepValue>(), ingredients: known }
  return resolveIngredients([{ ...body, id }], takeOnce(known), all, []).flatMap((ingredient): PartEvent[] =>
    isSame(ingredient, before) ? [] : [{ type: 'ingredient.changed', data: { ingredient } }],
  )
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)
