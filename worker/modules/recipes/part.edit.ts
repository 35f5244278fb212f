import { sql, type SQL } from 'drizzle-orm'
import { personOf, type Context } from '../../kernel/context.ts'
import { notFound, stale } from '../../kernel/errors.ts'
import { execute, outcome, type Answer } from '../../kernel/execute.ts'
import { idsFrom } from '../../kernel/ids.ts'
import { query, type Found, type Queries } from '../../kernel/query.ts'
import { spaceStore } from '../../kernel/storage.ts'
import { recipeDecider } from './recipe.decider.ts'
import { referenceQueries, referencesFrom } from './recipe.refs.ts'
import { knownParts } from './recipe.resolve.ts'
import { seenBy } from './recipe.save.ts'
import type { RecipeState } from './recipe.state.ts'
import { stateOf, stateQueries } from './recipe.state.read.ts'
import { resolveSteps, type IngredientBody, type StepBody } from './step.resolve.ts'

interface Edit<Q extends Queries> {
  /** The recipe that holds the part, as SQL that finds its id. */
  recipe: SQL
  /** What the body brings, for its references. */
  brings: Bringing
  /** All steps of the recipe as a body would have them; an id alone is a step as it is. */
  steps: (state: RecipeState) => StepBody[]
  status?: number
  /** Reads the part once it is changed. `made` are the ids the recipe did not have before. */
  answer: (made: Made) => Q
  respond: (found: Found<Q>, made: Made) => unknown
}

/** The version of a part is that of the recipe that holds it. */
export const versionOfPart = (space: number, recipe: SQL) =>
  query<{ version: number }>(sql`SELECT version FROM recipe WHERE space_id = ${space} AND id = ${recipe}`)

interface Bringing {
  steps?: StepBody[]
  ingredients?: IngredientBody[]
}

export interface Made {
  step: number | undefined
  ingredient: number | undefined
}

/**
 * Changes a step or an ingredient by changing the steps of its recipe, whose version is theirs. Without one that the asker
 * sees, it is not there.
 */
export function editPart<Q extends Queries>(context: Context, edit: Edit<Q>): Promise<Answer> {
  const store = spaceStore(context)
  const load = {
    ...stateQueries(store.space, edit.recipe),
    ...referenceQueries(context, store.space, edit.recipe, [edit.brings]),
    visible: seenBy(context, edit.recipe),
  }
  return execute(store, load, (found) => {
    const state = stateOf(found)
    if (!state || found.visible.length === 0) throw notFound()
    if (context.ifMatch !== null && context.ifMatch !== state.version) throw stale()
    const made: Made = { step: undefined, ingredient: undefined }
    const next = idsFrom(found.ids)
    const nextId = (kind: string) => {
      const id = next(kind)
      if (kind === 'step' || kind === 'ingredient') made[kind] ??= id
      return id
    }
    const references = referencesFrom(found, nextId)
    const steps = resolveSteps(edit.steps(state), { ...references, ...knownParts(state, references), nextId })
    const events = recipeDecider.decide.change(state, { wanted: { steps }, by: personOf(context).id })
    return outcome({
      appends: [...references.created(), { stream: `recipe:${state.id}`, expected: state.version, events }],
      status: edit.status ?? 200,
      answer: edit.answer(made),
      respond: (after) => edit.respond(after, made),
      version: () => state.version + events.length,
    })
  })
}
