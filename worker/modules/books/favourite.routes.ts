import { route, type App } from '#worker/kernel/http/route.ts'
import { preferredLanguage } from '#worker/locales/preferred-language.ts'
import { favouriteDraft, favouriteParam, favourites } from './favourite.contract.ts'
import { addFavourite, removeFavourite } from './favourite.change.ts'
import { showFavourites } from './favourite.read.ts'

const path = '/api/favourite/'
const tag = 'RecipeBook'
const one = { path: `${path}{recipe}/`, tag, params: favouriteParam, level: 'guest' as const }

/** Whether a recipe is somebody's favourite, told apart from how a book keeps it: each call may be repeated. */
export function favouriteRoutes(app: App): void {
  route(
    app,
    {
      method: 'get',
      path,
      name: 'list_favourite',
      tag,
      summary: 'Which recipes are favourites of the asker',
      level: 'guest',
      response: favourites,
      responseExample: { book: 7, recipes: [12, 31] },
    },
    ({ context }) => showFavourites(context),
  )
  route(
    app,
    {
      ...one,
      method: 'put',
      name: 'update_favourite',
      summary: 'Make a recipe a favourite',
      description: 'The first one makes the book of favourites. A recipe that is one already stays one.',
      body: favouriteDraft,
      response: favourites,
      responseExample: { book: 7, recipes: [12, 31] },
    },
    ({ context, params, body }) =>
      addFavourite(context, params.recipe, body.language ?? preferredLanguage(context.headers)),
  )
  route(
    app,
    {
      ...one,
      method: 'delete',
      name: 'destroy_favourite',
      summary: 'Make a recipe no favourite any more',
      status: 204,
    },
    ({ context, params }) => removeFavourite(context, params.recipe),
  )
}
