import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { rowJson } from '#worker/kernel/resource/define-resource.ts'
import { keywordResource } from '#worker/modules/keywords/index.ts'
import { wholeEmbedHome } from '../book-filters.read.ts'
import { detailQueries, presentDetail } from '#worker/modules/recipes/recipe-detail.ts'
import { listRecipes } from '#worker/modules/recipes/listing/recipe.list.ts'
import type { SocialFilters, socialPage } from './social.contract.ts'
import type * as z from 'zod'
import type { keyword } from '#worker/modules/keywords/keyword.contract.ts'
import type { Recipe } from '#worker/modules/recipes/recipe.contract.ts'

type KeywordRow = z.output<typeof keyword.row>

const VISITOR_FILTERS = ['page', 'page_size', 'query', 'keywords_or', 'include_children', 'random'] as const
const ORDERS = /^-?(name|created_at|updated_at|random|score)$/

export const listSocial = (context: Context, given: SocialFilters) =>
  listRecipes(context, given, sql<KeywordRow>`json(${rowJson(keywordResource, context, sql`k.space_id`, sql`k.id`)})`)

export async function listEmbedded(
  context: Context,
  token: string,
  given: SocialFilters,
): Promise<Answer<z.output<typeof socialPage>>> {
  const home = await wholeEmbedHome(context, token)
  if (!home) throw notFound()
  const answer = await listSocial(home.visitorContext, {
    ...Object.fromEntries(VISITOR_FILTERS.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]))),
    keywords_and: [given.keyword ?? [], given.keywords ?? [], given.keywords_and ?? []].flat(),
    sort_order: [given.sort_order ?? []].flat().filter((word) => ORDERS.test(word)),
  })
  return { ...answer, body: { ...answer.body, results: answer.body.results.map(withoutPeople) } }
}

export async function showEmbedded(context: Context, id: number, token: string): Promise<Answer<Recipe>> {
  const home = await wholeEmbedHome(context, token)
  if (!home) throw notFound()
  const { visitorContext, shard, recipes } = home
  const found = await visitorContext.spaceDatabase(shard).read({
    ...detailQueries(visitorContext, id),
    shown: query(sql`SELECT 1 WHERE ${id} IN (${recipes})`),
  })
  if (found.shown.length === 0) throw notFound()
  return answer({ ...withoutPeople(presentDetail(found)), shared: [] })
}

const withoutPeople = <Row extends object>(row: Row) => ({
  ...row,
  created_by: null,
  rating: null,
  last_cooked: null,
})
