import type { Context } from '../../../kernel/context.ts'
import { execute, outcome, type Answer } from '../../../kernel/execute.ts'
import { spaceStore } from '../../../kernel/storage.ts'
import { recipeDecider } from '../recipe.decider.ts'
import { admitted, seenBy } from '../recipe.save.ts'
import { stateOf, stateQueries } from '../recipe.state.read.ts'
import { appendsFor, unneededSince } from './companions.ts'

/**
 * Takes back that a recipe was made, and with it the foods, units and keywords that were made for it and that nothing else
 * needs by now. Answers with the names of what went.
 */
export function undoCreation(context: Context, id: number, seq: number): Promise<Answer> {
  const store = spaceStore(context)
  const load = {
    ...stateQueries(store.space, id),
    visible: seenBy(context, id),
    unneeded: unneededSince(store.space, id, seq),
  }
  return execute(store, load, (found) => {
    const state = admitted(stateOf(found), found.visible)
    const events = recipeDecider.decide.remove(state, {})
    const named = (wanted: string) =>
      found.unneeded.filter(({ kind }) => kind === wanted).map(({ id: one, name }) => ({ id: one, name }))
    return outcome({
      appends: [{ stream: `recipe:${id}`, expected: state.version, events }, ...appendsFor(found.unneeded, 'deleted')],
      answer: {},
      respond: () => ({ recipe: id, foods: named('food'), units: named('unit'), keywords: named('keyword') }),
    })
  })
}
