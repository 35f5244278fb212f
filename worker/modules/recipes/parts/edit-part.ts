import { sql, type SQL } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { notFound, stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator } from '#worker/kernel/log/reserve-ids.ts'
import { query, type QueryResults, type Queries } from '#worker/kernel/sql/query.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { standaloneQueries, standaloneTarget, type StandaloneEdit } from '../standalone/standalone-edit.ts'
import { recipeDecider } from '../recipe.decider.ts'
import { partStream, referenceQueries, referencesFrom } from '../recipe-refs.ts'
import { knownParts } from '../resolve-recipe.ts'
import { recipeVisibleQuery } from '#worker/access/require-visible-recipe.ts'
import type { RecipeState } from '../recipe-state.ts'
import { stateOf, stateQueries, type Versioned } from '../recipe-state.read.ts'
import { resolveSteps, type IngredientBody, type ReferenceResolver, type StepBody } from './resolve-steps.ts'

interface Edit<Q extends Queries, Body> {
  recipe: SQL
  bodies: PartBodies
  /** The steps of the whole recipe as a body; an id alone keeps a step as it is. */
  steps: (state: RecipeState) => StepBody[]
  standalone?: StandaloneEdit
  status?: number
  answer: (made: CreatedParts) => Q
  respond: (found: QueryResults<Q>, made: CreatedParts) => Body
}

/** A part has the version of its recipe, or while it is loose, of its own stream. */
export const versionOfPart = (space: number, table: 'step' | 'ingredient', id: number) =>
  query<{ version: number }>(sql`SELECT coalesce(
      (SELECT version FROM recipe WHERE space_id = ${space} AND id = p.recipe),
      (SELECT max(version) FROM event WHERE space_id = ${space} AND stream = ${partStream(table, 'p')})) AS version
    FROM ${sql.identifier(table)} p WHERE p.space_id = ${space} AND p.id = ${id}`)

export interface PartBodies {
  steps?: StepBody[]
  ingredients?: IngredientBody[]
}

export interface CreatedParts {
  step: number | undefined
  ingredient: number | undefined
}

/**
 * Changes the steps of the recipe that holds the part, or the part's own stream while it is loose. 404 where the asker
 * does not see it.
 */
export function editPart<Q extends Queries, Body>(context: Context, edit: Edit<Q, Body>): Promise<Answer<Body>> {
  const store = spaceStore(context)
  const load = {
    ...stateQueries(store.space, edit.recipe),
    ...referenceQueries(context, store.space, edit.recipe, [edit.bodies]),
    visible: recipeVisibleQuery(context, edit.recipe),
    ...standaloneQueries(context, edit.standalone ?? RECIPE_ONLY),
  }
  return execute(store, load, (found) => {
    const state = found.visible.length > 0 ? stateOf(found) : null
    const target = state
      ? recipeTarget(state, edit.steps, personOf(context).id)
      : standaloneTarget(found, edit.standalone ?? RECIPE_ONLY)
    if (!target) throw notFound()
    const { stream, version } = target
    if (context.ifMatch !== null && context.ifMatch !== version) throw stale()
    const made: CreatedParts = { step: undefined, ingredient: undefined }
    const next = idAllocator(found.ids)
    const nextId = (kind: string) => {
      const id = next(kind)
      if (kind === 'step' || kind === 'ingredient') made[kind] ??= id
      return id
    }
    const references = referencesFrom(found, nextId)
    const events = target.events({ ...references, nextId })
    return outcome({
      appends: [...references.created(), { stream, expected: version, events }],
      status: edit.status ?? 200,
      answer: edit.answer(made),
      respond: (after) => edit.respond(after, made),
      version: () => version + events.length,
    })
  })
}

const RECIPE_ONLY: StandaloneEdit = { step: sql`NULL`, change: () => null }

const recipeTarget = (state: RecipeState & Versioned, steps: (state: RecipeState) => StepBody[], by: number) => ({
  stream: `recipe:${state.id}`,
  version: state.version,
  events: (references: Parameters<typeof knownParts>[1] & Omit<ReferenceResolver, 'steps' | 'ingredients'>) =>
    recipeDecider.decide.change(state, {
      wanted: { steps: resolveSteps(steps(state), { ...references, ...knownParts(state, references) }) },
      by,
    }),
})
