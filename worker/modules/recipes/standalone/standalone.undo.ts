import { sql } from 'drizzle-orm'
import { hasLevel } from '#worker/kernel/log/context.ts'
import { cannotUndo, changedSince, forbidden } from '#worker/kernel/contract/errors.ts'
import { idAllocator } from '#worker/kernel/log/reserve-ids.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { reversal, type ReversalResult, type Undoer } from '#worker/kernel/resource/undo/undo.ts'
import { renewReferences, renewalQueries } from '../history/renew-references.ts'
import { ingredientEvents, stepEvents, type PartEvent } from '../parts/part.events.ts'
import type { IngredientValue, StepValue } from '../recipe.events.ts'

type Kept = { version: number } & PartEvent

const undoPart: Undoer = (events, { context, store: { space } }) => {
  if (!hasLevel(context, 'user')) throw forbidden()
  const [first] = events
  if (!first || events.some(({ stream }) => stream !== first.stream)) throw cannotUndo()
  const { stream } = first
  const [kind = '', id] = stream.split(':')
  const load = {
    ...renewalQueries(space, stream),
    log: query<Kept>(
      sql`SELECT version, type, data FROM event WHERE space_id = ${space} AND stream = ${stream} ORDER BY version`,
      { json: ['data'] },
    ),
    taken: query(sql`SELECT 1 FROM ${sql.identifier(kind)} WHERE space_id = ${space} AND id = ${id}
      AND ${sql.raw(kind === 'step' ? 'recipe IS NOT NULL' : '(recipe IS NOT NULL OR step IS NOT NULL)')}`),
  }
  return reversal(load, ({ log, taken, ...found }): ReversalResult => {
    const end = log.at(-1)?.version ?? 0
    if (taken.length > 0 || end !== events.at(-1)?.version) throw changedSince()
    const before = log.findLast(({ version }) => version < first.version)
    if (!before || before.type.endsWith('.deleted')) {
      return { appends: [{ stream, expected: end, events: [{ type: `${kind}.deleted`, data: { id: Number(id) } }] }] }
    }
    const { step, ingredient } = before.data as { step?: StepValue; ingredient?: IngredientValue } // One of them, by its kind.
    const steps = step ? [step] : [{ ...emptyStep, ingredients: ingredient ? [ingredient] : [] }]
    const { value, created } = renewReferences({ steps }, found, idAllocator(found.ids))
    const [now] = value.steps
    const data = step ? { step: now } : { ingredient: now?.ingredients[0] }
    return { appends: [...created, { stream, expected: end, events: [{ type: `${kind}.changed`, data }] }] }
  })
}

export const standaloneUndo: Record<string, Undoer> = Object.fromEntries(
  [stepEvents, ingredientEvents].flatMap(({ name, shapes }) =>
    Object.keys(shapes).map((verb) => [`${name}.${verb}`, undoPart]),
  ),
)

/** Holds an ingredient without a step for functions that take steps. */
const emptyStep: Omit<StepValue, 'ingredients'> = {
  id: 0,
  name: '',
  instruction: '',
  time: 0,
  order: 0,
  show_as_header: true,
  show_ingredients_table: true,
  file: null,
  step_recipe: null,
}
