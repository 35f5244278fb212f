import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '../../kernel/context.ts'
import { forbidden, invalid, notFound, stale } from '../../kernel/errors.ts'
import { execute, outcome, type Answer } from '../../kernel/execute.ts'
import { idsFrom } from '../../kernel/ids.ts'
import { query } from '../../kernel/query.ts'
import { spaceStore } from '../../kernel/storage.ts'
import { settingsOf } from '../spaces/space.settings.contract.ts'
import { visibleRecipe } from './recipe.access.ts'
import { recipeDecider } from './recipe.decider.ts'
import { detailQueries, presentDetail } from './recipe.detail.ts'
import { isWebAddress } from './web.address.ts'
import type { RecipeEvent } from './recipe.events.ts'
import { referenceQueries, referencesFrom, type RecipeBody } from './recipe.refs.ts'
import { resolveRecipe } from './recipe.resolve.ts'
import type { RecipeValue } from './recipe.state.ts'
import { stateOf, stateQueries } from './recipe.state.read.ts'

const { decide } = recipeDecider

/** Keeps a new recipe, with the foods, units and keywords it names. Two round trips, as every command. */
export function createRecipe(context: Context, body: RecipeBody & Pick<RecipeValue, 'name'>): Promise<Answer> {
  const store = spaceStore(context)
  const load = {
    ...referenceQueries(context, store.space, null, [body], { recipe: 1 }),
    full: limits(context, store.space),
  }
  return execute(store, load, (found) => {
    refuseFull(found.full)
    const nextId = idsFrom(found.ids)
    const references = referencesFrom(found, nextId)
    const id = nextId('recipe')
    const recipe = { ...blank, ...resolveRecipe(body, null, references, nextId), name: body.name }
    const events: RecipeEvent[] = decide.create(null, { id, created_by: personOf(context).id, recipe })
    const picture = pictureOf(context, body.image_url) ?? pictureOf(context, body.image)
    if (picture) events.push({ type: 'recipe.image_requested', data: { id, url: picture } })
    return outcome({
      appends: [...references.created(), { stream: `recipe:${id}`, expected: 0, events }],
      status: 201,
      location: `/api/recipe/${id}/`,
      answer: detailQueries(context, id),
      respond: (after) => presentDetail(after),
      version: () => events.length,
    })
  })
}

/** Changes the sections of a recipe that a body says something new about. */
export function changeRecipe(context: Context, id: number, body: RecipeBody): Promise<Answer> {
  const store = spaceStore(context)
  const load = {
    ...stateQueries(store.space, id),
    ...referenceQueries(context, store.space, id, [body]),
    visible: seenBy(context, id),
  }
  return execute(store, load, (found) => {
    const state = admitted(stateOf(found), found.visible)
    if (context.ifMatch !== null && context.ifMatch !== state.version) throw stale()
    const nextId = idsFrom(found.ids)
    const references = referencesFrom(found, nextId)
    const events = decide.change(state, { wanted: resolveRecipe(body, state, references, nextId) })
    const picture = pictureOf(context, body.image_url)
    if (picture) events.push(...decide.requestImage(state, { url: picture }))
    return outcome({
      appends: [...references.created(), { stream: `recipe:${id}`, expected: state.version, events }],
      answer: detailQueries(context, id),
      respond: (after) => presentDetail(after),
      version: () => state.version + events.length,
    })
  })
}

/** An address to fetch a picture from, where a body names one that is not our own. */
const pictureOf = ({ url }: Context, address: string | null | undefined): string | null =>
  address && isWebAddress(address) && new URL(address).origin !== url.origin ? address : null

/** One row where the asker may see the recipe. */
export const seenBy = (context: Context, id: number | SQL) =>
  query(sql`SELECT 1 WHERE ${visibleRecipe(context, sql`${id}`)}`)

/** A recipe that is not there is 404; one that is somebody's own is 403 to the other members. */
export function admitted<State extends { deleted: boolean }>(state: State | null, seen: readonly object[]): State {
  if (!state || state.deleted) throw notFound()
  if (seen.length === 0) throw forbidden()
  return state
}

const blank: Omit<RecipeValue, 'name'> = {
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

interface Full {
  recipes: number
  users: number
}

/** Which limits of the space are reached; one that is edited or deleted is never refused for it. */
const limits = (context: Context, space: number) => {
  const { max_recipes, max_users } = settingsOf(membershipOf(context).settings)
  const recipes = max_recipes
    ? sql`(SELECT count(*) >= ${max_recipes} FROM recipe WHERE space_id = ${space} AND deleted_with IS NULL)`
    : sql`0`
  const users = max_users
    ? sql`(SELECT count(*) > ${max_users} FROM member WHERE space_id = ${space} AND NOT gone)`
    : sql`0`
  return query<Full>(sql`SELECT ${recipes} AS recipes, ${users} AS users`)
}

const refuseFull = ([full]: readonly Full[]): void => {
  const sentences = [
    ...(full?.recipes ? ['You have reached the maximum number of recipes for your space.'] : []),
    ...(full?.users ? ['You have more users than allowed in your space.'] : []),
  ]
  if (sentences.length > 0) throw invalid({ non_field_errors: [sentences.join(' ')] }, 'space.limit_reached')
}
