import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { contextForUser } from '#worker/auth/context-for-user.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { Problem, problemSentence } from '#worker/kernel/contract/errors.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { reactor, reactorResult, type ReactorResult, type ReactorContext } from '#worker/kernel/log/reactor.ts'
import { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { newRecipeQueries, newRecipes } from '#worker/modules/recipes/new-recipe.ts'
import { fetchPage } from '../source.page.ts'
import { sourceAnswerOf } from '../source.read.ts'
import type { BatchEvent, ItemAsked } from './batch.events.ts'

/** For lists from before links were items of a job. An unreadable page is a result; it shares a commit with the recipe. */
export const batchReactor = reactor<ItemAsked>('imports', ['import-batch.item_asked'], async (event, world) => {
  const { space, actor, data, stream } = event
  if (actor.user === null || !(await isWanted(event, world))) return null
  const context = await contextForUser(world.env, world.at, { user: actor.user, space })
  const became =
    (item: BatchEvent): ReactorResult['decide'] =>
    () => ({ appends: [{ stream, expected: 'any', events: [item] }] })
  if (!context) return reactorResult({}, became(itemFailedEvent(data, 'auth.forbidden', 'You are not in this space.')))
  const { item, body } = await attemptImport(context, data)
  if (item) return reactorResult({}, became(item))
  return reactorResult(newRecipeQueries(context, space, [body]), (found) => {
    try {
      const { ids, appends, requires } = newRecipes(context, [body], found)
      const saved = itemEvent('item_saved', data, { recipe: ids[0] ?? 0, name: body.name })
      return { appends: [...appends, { stream, expected: 'any', events: [saved] }], requires }
    } catch (error) {
      return became(failureEvent(data, error))(found)
    }
  })
})

/** False once the list has been deleted. */
async function isWanted({ space, data }: Logged<ItemAsked>, { db }: ReactorContext): Promise<boolean> {
  const { there } = await db.read({
    there: query(sql`SELECT 1 FROM import_batch b JOIN import_item i ON i.space_id = b.space_id AND i.batch = b.id
      WHERE b.space_id = ${space} AND b.id = ${data.id} AND b.deleted_with IS NULL
        AND i.position = ${data.position} AND i.state = 'waiting'`),
  })
  return there.length > 0
}

type Attempt = { item: BatchEvent; body?: undefined } | { item?: undefined; body: z.output<typeof recipe.draft> }

async function attemptImport(context: Context, data: ItemAsked['data']): Promise<Attempt> {
  try {
    return await readOne(context, data)
  } catch (error) {
    return { item: failureEvent(data, error) }
  }
}

async function readOne(context: Context, data: ItemAsked['data']): Promise<Attempt> {
  const { recipe: read, duplicates } = await sourceAnswerOf(context, await fetchPage(context.env, data.url))
  const [there] = duplicates
  if (there && !data.again) return { item: itemEvent('item_known', data, { recipe: there.id, name: there.name }) }
  if (!read) return { item: itemFailedEvent(data, 'import.no_recipe', 'No usable data could be found.') }
  const keywords = read.keywords.filter(({ import_keyword }) => import_keyword)
  return { body: recipe.draft.parse({ ...read, keywords, servings: read.servings ?? 1 }) }
}

const itemEvent = (
  what: 'item_saved' | 'item_known',
  { id, position }: ItemAsked['data'],
  found: { recipe: number; name: string },
): BatchEvent => ({ type: `import-batch.${what}`, data: { id, position, ...found } })

/** A `Problem` becomes the item's result; any other error is thrown and retried. */
function failureEvent(data: ItemAsked['data'], error: unknown): BatchEvent {
  if (!(error instanceof Problem)) throw error
  return itemFailedEvent(data, error.code, problemSentence(error))
}

const itemFailedEvent = (
  { id, position }: { id: number; position: number },
  code: string,
  msg: string,
): BatchEvent => ({
  type: 'import-batch.item_failed',
  data: { id, position, code, msg },
})
