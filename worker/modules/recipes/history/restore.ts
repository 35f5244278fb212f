import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid, stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { REQUIRED_MESSAGE } from '../parts/nested.contract.ts'
import { recipeDecider } from '../recipe.decider.ts'
import { detailQueries, presentDetail } from '../recipe-detail.ts'
import { wasReadableBy } from '#worker/access/recipe.access.ts'
import { requireVisibleRecipe, recipeVisibleQuery } from '#worker/access/require-visible-recipe.ts'
import { stateOf, stateQueries } from '../recipe-state.read.ts'
import { recipeLog } from './log.read.ts'
import { renewReferences, renewalQueries } from './renew-references.ts'
import { stateAt } from './recipe-revision.ts'
import type { Recipe } from '../recipe.contract.ts'

export function restoreVersion(context: Context, id: number, version: number | undefined): Promise<Answer<Recipe>> {
  const store = spaceStore(context)
  const load = {
    ...stateQueries(store.space, id),
    ...renewalQueries(store.space, `recipe:${id}`),
    log: recipeLog(store.space, id),
    visible: recipeVisibleQuery(context, id),
  }
  return execute(store, load, (found) => {
    const state = requireVisibleRecipe(stateOf(found), found.visible)
    if (context.ifMatch !== null && context.ifMatch !== state.version) throw stale()
    if (version === undefined) throw invalid({ version: [REQUIRED_MESSAGE] })
    const past = stateAt(found.log, version)
    if (!past || !wasReadableBy(personOf(context).id, past))
      throw invalid({ version: ['There is no such version.'] }, 'recipe.unknown_version')
    const { id: _id, created_by: _creator, deleted: _deleted, image_failure: _failure, ...value } = past
    const renewed = renewReferences(value, found, idAllocator(found.ids))
    const { private: _private, shared: _shared, ...dish } = renewed.value
    const events = recipeDecider.decide.revert(state, { to: version, value: dish })
    return outcome({
      appends: [
        ...(events.length > 0 ? renewed.created : []),
        { stream: `recipe:${id}`, expected: state.version, events },
      ],
      answer: detailQueries(context, id),
      respond: (after) => presentDetail(after),
      version: () => state.version + events.length,
    })
  })
}
