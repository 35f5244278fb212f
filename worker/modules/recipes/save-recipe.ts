import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { noRemovalsSince } from '#worker/kernel/log/guard.ts'
import { idAllocator } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { requireVisibleRecipe, recipeVisibleQuery } from '#worker/access/require-visible-recipe.ts'
import { recipeDecider } from './recipe.decider.ts'
import { detailQueries, presentDetail } from './recipe-detail.ts'
import { newRecipeQueries, newRecipes, pictureToFetch, type NewRecipe } from './new-recipe.ts'
import { referenceQueries, referencesFrom, type RecipeBody } from './recipe-refs.ts'
import { resolveRecipe } from './resolve-recipe.ts'
import { stateOf, stateQueries } from './recipe-state.read.ts'
import type { Recipe } from './recipe.contract.ts'

export function createRecipe(context: Context, body: NewRecipe): Promise<Answer<Recipe>> {
  const store = spaceStore(context)
  return execute(store, newRecipeQueries(context, store.space, [body]), (found) => {
    const { ids, ...made } = newRecipes(context, [body], found)
    const [id = 0] = ids
    return outcome({
      ...made,
      status: 201,
      location: `/api/recipe/${id}/`,
      answer: detailQueries(context, id),
      respond: (after) => presentDetail(after),
      version: (after) => after.whole[0]?.version,
    })
  })
}

export function changeRecipe(context: Context, id: number, body: RecipeBody): Promise<Answer<Recipe>> {
  const store = spaceStore(context)
  const load = {
    ...stateQueries(store.space, id),
    ...referenceQueries(context, store.space, id, [body]),
    visible: recipeVisibleQuery(context, id),
  }
  return execute(store, load, (found) => {
    const state = requireVisibleRecipe(stateOf(found), found.visible)
    if (context.ifMatch !== null && context.ifMatch !== state.version) throw stale()
    const nextId = idAllocator(found.ids)
    const references = referencesFrom(found, nextId)
    const wanted = resolveRecipe(body, state, references, nextId)
    const events = recipeDecider.decide.change(state, { wanted, by: personOf(context).id })
    const picture = pictureToFetch(context, body.image_url)
    if (picture)
      events.push(...recipeDecider.decide.requestImage(state, { url: picture, others: body.image_urls ?? undefined }))
    return outcome({
      appends: [...references.created(), { stream: `recipe:${id}`, expected: state.version, events }],
      requires: [noRemovalsSince],
      answer: detailQueries(context, id),
      respond: (after) => presentDetail(after),
      version: () => state.version + events.length,
    })
  })
}
