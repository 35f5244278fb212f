import type { Context } from '#worker/kernel/log/context.ts'
import { stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { requireVisibleRecipe, recipeVisibleQuery } from '#worker/access/require-visible-recipe.ts'
import { recipeDecider } from '../recipe.decider.ts'
import { stateOf, stateQueries } from '../recipe-state.read.ts'

/** For everybody in the space: one of them has looked at it. */
export function dismissImageFailure(context: Context, id: number): Promise<Answer<null>> {
  const store = spaceStore(context)
  const load = { ...stateQueries(store.space, id), visible: recipeVisibleQuery(context, id) }
  return execute(store, load, (found) => {
    const state = requireVisibleRecipe(stateOf(found), found.visible)
    if (context.ifMatch !== null && context.ifMatch !== state.version) throw stale()
    const events = recipeDecider.decide.dismissImageFailure(state, {})
    return outcome({
      appends: [{ stream: `recipe:${id}`, expected: state.version, events }],
      requires: [],
      status: 204,
      answer: {},
      respond: () => null,
    })
  })
}
