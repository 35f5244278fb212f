import { sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/log/context.ts'
import { notFound } from '../../../kernel/contract/errors.ts'
import type { Answer } from '../../../kernel/log/execute.ts'
import { query, type Row } from '../../../kernel/sql/query.ts'
import { rowJson } from '../../../kernel/resource/define-resource.ts'
import { keywordResource } from '../../keywords/index.ts'
import { embedHome } from '../../enterprise/embed.access.ts'
import { detailQueries, presentDetail } from '../recipe-detail.ts'
import { listRecipes } from '../listing/recipe.list.ts'
import type { SocialFilters } from './social.contract.ts'

/** What a visitor may narrow a list by: nothing that would tell of people, of what they cook or of what they have. */
const VISITOR_FILTERS = ['page', 'page_size', 'query', 'keywords_or', 'include_children', 'random'] as const
const ORDERS = /^-?(name|created_at|updated_at|random|score)$/

/** Recipes as any list, with all that is said of their keywords. */
export const listSocial = (context: Context, given: SocialFilters): Promise<Answer> =>
  listRecipes(context, given, sql`json(${rowJson(keywordResource, context, sql`k.space_id`, sql`k.id`)})`)

/** The recipes of an embed. */
export async function listEmbedded(context: Context, token: string, given: SocialFilters): Promise<Answer> {
  const home = await embedHome(context, token)
  if (!home) throw notFound()
  const answer = await listSocial(home.visitorContext, {
    ...Object.fromEntries(VISITOR_FILTERS.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]))),
    keywords_and: [given.keyword ?? [], given.keywords ?? [], given.keywords_and ?? []].flat(),
    sort_order: [given.sort_order ?? []].flat().filter((word) => ORDERS.test(word)),
  })
  const page = answer.body as { results: Row[] } // As the contract of the list says.
  return { ...answer, body: { ...page, results: page.results.map(withoutPeople) } }
}

/** One recipe of an embed. */
export async function showEmbedded(context: Context, id: number, token: string): Promise<Answer> {
  const home = await embedHome(context, token)
  if (!home) throw notFound()
  const { visitorContext, shard, recipes } = home
  const found = await visitorContext.spaceDatabase(shard).read({
    ...detailQueries(visitorContext, id),
    shown: query(sql`SELECT 1 WHERE ${id} IN (${recipes})`),
  })
  if (found.shown.length === 0) throw notFound()
  return { status: 200, events: [], body: { ...withoutPeople(presentDetail(found)), shared: [] } }
}

/** A recipe without the people behind it. */
const withoutPeople = (row: Row): Row => ({
  ...row,
  created_by: null,
  rating: null,
  last_cooked: null,
})
