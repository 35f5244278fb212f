import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '../../../kernel/log/context.ts'
import { query, tableQuery, type QueryResults } from '../../../kernel/sql/query.ts'
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

/** What becomes of a part that no recipe holds. Who may read it may change it, as with a recipe that is not private. */
export interface StandaloneEdit {
  /** The step, or the one that the ingredient stands in, as SQL that finds its id. */
  step: SQL
  /** The step as a body would have it, an ingredient as it is by its id alone; null where it goes. */
  change: (step: StepValue) => StepBody | null
  /** An ingredient that may stand in no step, and what changes of it; null where it goes. */
  ingredient?: { id: number; body: IngredientBody | null }
}

/** Queries for the loose step or ingredient that is to be changed, each with the version of its log. */
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
    // A number that comes with a statement has a fraction as a text; one from a column does not.
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

/** A stream, where it stands, and what a change adds to it. */
export interface EditTarget {
  stream: string
  version: number
  events: (resolving: Resolving) => PartEvent[]
}

/** The loose part that was found; null where there is none. */
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
