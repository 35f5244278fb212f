import { sql } from 'drizzle-orm'
import { uuid } from '#worker/clock.ts'
import { requireVisibleRecipe, recipeVisibleQuery } from '#worker/access/require-visible-recipe.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { noRemovalsSince } from '#worker/kernel/log/guard.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { copyPicture } from '#worker/modules/files/store-picture.ts'
import { recipeDecider } from '../recipe.decider.ts'
import type { Recipe } from '../recipe.contract.ts'
import type { RecipeEvent } from '../recipe.events.ts'
import { detailQueries, presentDetail } from '../recipe-detail.ts'
import { exceededLimits, refuseExceeded, requireRecipeRoom } from '../recipe-limits.ts'
import { stateOf, stateQueries } from '../recipe-state.read.ts'
import { copyRecipe } from './copy-recipe.ts'
import type { RecipeCopy } from './duplicate.contract.ts'

/** One commit. The asker owns the copy; that of a private recipe stays private unless they say otherwise. */
export function duplicateRecipe(context: Context, of: number, wish: RecipeCopy): Promise<Answer<Recipe>> {
  const store = spaceStore(context)
  const { space } = store
  const tag = uuid()
  let reserved: number | undefined
  const load = {
    ...stateQueries(space, of),
    visible: recipeVisibleQuery(context, of),
    full: exceededLimits(context, space, 1),
    ids: reserveIds(space, { recipe: 1, nutrition: 1, ...partsOf(space, of) }),
  }
  return execute(store, load, async (found) => {
    const original = requireVisibleRecipe(stateOf(found), found.visible)
    refuseExceeded(found.full)
    const nextId = idAllocator(found.ids)
    // A second attempt keeps the number of the first, and stores the picture in the same place.
    const id = (reserved ??= nextId('recipe'))
    const copy = copyRecipe(original, nextId)
    const recipe = { ...copy, name: wish.name, private: wish.private ?? copy.private }
    const variant_of = wish.variant ? of : null
    const events: RecipeEvent[] = recipeDecider.decide.create(null, {
      id,
      created_by: personOf(context).id,
      recipe,
      variant_of,
    })
    const image = original.image && (await copyPicture(context.env, original.image, { space, recipe: id, tag }))
    if (image) events.push({ type: 'recipe.imaged', data: { id, image } })
    return outcome({
      appends: [{ stream: `recipe:${id}`, expected: 0, events }],
      requires: [noRemovalsSince, requireRecipeRoom(context, space, 1)],
      status: 201,
      location: `/api/recipe/${id}/`,
      answer: detailQueries(context, id),
      respond: (after) => presentDetail(after),
      version: (after) => after.whole[0]?.version,
    })
  })
}

/** How many parts the recipe has, for their ids. */
const partsOf = (space: number, recipe: number) => {
  const count = (table: 'step' | 'ingredient' | 'property') =>
    sql`(SELECT count(*) FROM ${sql.identifier(table)} WHERE space_id = ${space} AND recipe = ${recipe})`
  return { step: count('step'), ingredient: count('ingredient'), property: count('property') }
}
