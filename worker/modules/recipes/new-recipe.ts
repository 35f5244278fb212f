import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { noRemovalsSince, type Guard } from '#worker/kernel/log/guard.ts'
import { idAllocator } from '#worker/kernel/log/reserve-ids.ts'
import type { QueryResults } from '#worker/kernel/sql/query.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { recipeDecider } from './recipe.decider.ts'
import { exceededLimits, refuseExceeded, requireRecipeRoom } from './recipe-limits.ts'
import type { RecipeEvent } from './recipe.events.ts'
import { referenceQueries, referencesFrom, type RecipeBody } from './recipe-refs.ts'
import { resolveRecipe } from './resolve-recipe.ts'
import type { RecipeValue } from './recipe-state.ts'
import { isWebAddress } from './image/web-address.ts'

/** `stagedPicture`: the key under which its picture lies ready. */
export type NewRecipe = RecipeBody & Pick<RecipeValue, 'name'> & { stagedPicture?: string | undefined }

export const newRecipeQueries = (context: Context, space: number, bodies: readonly NewRecipe[]) => ({
  ...referenceQueries(context, space, null, bodies, { recipe: bodies.length }),
  full: exceededLimits(context, space, bodies.length),
})

/**
 * Creates the foods, units and keywords along, in one commit for any number of recipes. Throws where the space has no
 * room for all.
 */
export function newRecipes(
  context: Context,
  bodies: readonly NewRecipe[],
  found: QueryResults<ReturnType<typeof newRecipeQueries>>,
): { ids: number[]; appends: Append[]; requires: Guard[] } {
  refuseExceeded(found.full)
  const nextId = idAllocator(found.ids)
  const references = referencesFrom(found, nextId)
  const made = bodies.map((body) => {
    const id = nextId('recipe')
    const recipe = { ...blankRecipe, ...resolveRecipe(body, null, references, nextId), name: body.name }
    const events: RecipeEvent[] = recipeDecider.decide.create(null, { id, created_by: personOf(context).id, recipe })
    if (body.stagedPicture) events.push({ type: 'recipe.image_staged', data: { id, key: body.stagedPicture } })
    const picture = pictureToFetch(context, body.image_url) ?? pictureToFetch(context, body.image)
    const state = events.reduce(recipeDecider.evolve, recipeDecider.initial)
    if (picture)
      events.push(...recipeDecider.decide.requestImage(state, { url: picture, others: body.image_urls ?? [] }))
    return { id, append: { stream: `recipe:${id}`, expected: 0, events } }
  })
  return {
    ids: made.map(({ id }) => id),
    appends: [...references.created(), ...made.map(({ append }) => append)],
    requires: [noRemovalsSince, requireRecipeRoom(context, membershipOf(context).space, bodies.length)],
  }
}

/** Null for addresses of our own, whose picture is here already. */
export const pictureToFetch = ({ url }: Context, address: string | null | undefined): string | null =>
  address && isWebAddress(address) && new URL(address).origin !== url.origin ? address : null

export const blankRecipe: Omit<RecipeValue, 'name'> = {
  description: null,
  source_url: null,
  working_time: 0,
  waiting_time: 0,
  servings: 1,
  servings_text: '',
  diameter: 0,
  diameter_text: '',
  internal: false,
  show_ingredient_overview: true,
  nutrition: null,
  properties: [],
  file_path: '',
  private: false,
  shared: [],
  keywords: [],
  steps: [],
}
