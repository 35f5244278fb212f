import { sql } from 'drizzle-orm'
import { onBehalf } from '../../../auth/on.behalf.ts'
import type { Context } from '../../../kernel/context.ts'
import { Problem } from '../../../kernel/errors.ts'
import type { Logged } from '../../../kernel/events.ts'
import { query } from '../../../kernel/query.ts'
import { reactor, type World } from '../../../kernel/reactor.ts'
import type { Append } from '../../../kernel/store.ts'
import { recipe } from '../../recipes/recipe.contract.ts'
import { newRecipeQueries, newRecipes } from '../../recipes/recipe.new.ts'
import { fetchPage } from '../source.page.ts'
import { answerOf } from '../source.read.ts'
import type { BatchEvent, ItemAsked } from './batch.events.ts'

/**
 * Reads one address of a list and saves its recipe. Whatever goes wrong with the page is what became of the item, never a
 * failure of the work; the recipe comes in the commit that says so, and therefore once.
 */
export const importItems = reactor<ItemAsked>('imports', ['import-batch.item_asked'], async (event, world) => {
  const { space, actor, data, stream } = event
  if (actor.user === null || !(await isWanted(event, world))) return []
  const context = await onBehalf(world.env, world.at, { user: actor.user, space })
  const results = context
    ? await attempt(context, data)
    : [failed(data, 'auth.forbidden', 'You are not in this space.')]
  return results.map((result) => ('stream' in result ? result : { stream, expected: 'any', events: [result] }))
})

/** Nobody waits for the items of a list that was taken away. */
async function isWanted({ space, data }: Logged<ItemAsked>, { db }: World): Promise<boolean> {
  const { there } = await db.read({
    there: query(sql`SELECT 1 FROM import_batch b JOIN import_item i ON i.space_id = b.space_id AND i.batch = b.id
      WHERE b.space_id = ${space} AND b.id = ${data.id} AND b.deleted_with IS NULL
        AND i.position = ${data.position} AND i.state = 'waiting'`),
  })
  return there.length > 0
}

async function attempt(context: Context, data: ItemAsked['data']): Promise<(BatchEvent | Append)[]> {
  try {
    return await importOne(context, data)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return [failed(data, error.code, sentenceOf(error.body))]
  }
}

async function importOne(context: Context, { id, position, url, again }: ItemAsked['data']) {
  const { recipe: read, duplicates } = await answerOf(context, await fetchPage(context.env, url))
  const [there] = duplicates
  if (there && !again) return [item('item_known', { id, position, recipe: there.id, name: there.name })]
  if (!read) return [failed({ id, position }, 'import.no_recipe', 'No usable data could be found.')]
  const keywords = read.keywords.filter(({ import_keyword }) => import_keyword)
  const body = recipe.draft.parse({ ...read, keywords, servings: read.servings ?? 1 })
  const { space, shard } = context.identity?.membership ?? { space: 0, shard: '' }
  const found = await context.spaceDatabase(shard).read(newRecipeQueries(context, space, [body]))
  const { ids, appends } = newRecipes(context, [body], found)
  return [...appends, item('item_saved', { id, position, recipe: ids[0] ?? 0, name: body.name })]
}

const item = <T extends 'item_saved' | 'item_known'>(
  what: T,
  data: { id: number; position: number; recipe: number; name: string },
): BatchEvent => ({ type: `import-batch.${what}`, data }) as BatchEvent // Both have this shape.

const failed = ({ id, position }: { id: number; position: number }, code: string, msg: string): BatchEvent => ({
  type: 'import-batch.item_failed',
  data: { id, position, code, msg },
})

function sentenceOf(body: object): string {
  if ('msg' in body && typeof body.msg === 'string') return body.msg
  if ('detail' in body && typeof body.detail === 'string') return body.detail
  return Object.values(body)
    .flat()
    .filter((part) => typeof part === 'string')
    .join(' ')
    .slice(0, 500)
}
