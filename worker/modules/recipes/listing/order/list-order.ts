import { sql, type SQL } from 'drizzle-orm'
import { uuid } from '#worker/clock.ts'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { isNewRecipe } from '../../recipe-overview.ts'
import { ownCooking } from '../narrow/filter-cooked.ts'
import { inlineIds } from '../narrow/filter-clauses.ts'
import { latestViews, recentCount } from '../narrow/filter-viewed.ts'
import type { Params } from '../parse/recipe-params.ts'
import { isRandom, orderTerms, requestedOrder, shuffledOrder } from './recipe-order.ts'

export interface ListOrder {
  params: Params
  seed: number | null
  recent: SQL | null
}

/** Adds a new seed to the address of the request, from which the links to other pages are made. */
export function listOrder(context: Context, params: Params): ListOrder {
  const { here, me } = inlineIds(context)
  const recent = params.number('num_recent') === undefined ? null : latestViews(here, me, recentCount(params) ?? 0)
  return { params, seed: isRandom(params) ? seedOf(context.url) : null, recent }
}

export function orderSql(context: Context, { params, seed }: ListOrder, typed: string | null) {
  if (seed !== null) return { joins: sql``, terms: shuffledOrder(seed) }
  const { here, me } = inlineIds(context)
  const searching = typed === null ? null : { typed: sql`${foldName(typed)}` }
  return {
    joins: orderJoins(here, me, params),
    terms: [...pinnedOrder(context, params), ...orderTerms(params, searching)],
  }
}

function orderJoins(space: SQL, me: SQL, params: Params): SQL {
  const keys = requestedOrder(params)
  const recent = recentCount(params)
  const join = (needed: boolean, rows: SQL, alias: SQL) =>
    needed ? sql`LEFT JOIN (${rows}) ${alias} ON ${alias}.recipe = r.id` : sql``
  return sql`${join(
    keys.some((key) => key.join === 'cooking'),
    ownCooking(space, me),
    sql`c`,
  )} ${join(
    keys.some((key) => key.join === 'views'),
    latestViews(space, me),
    sql`v`,
  )} ${join(recent !== null, latestViews(space, me, recent), sql`n`)}`
}

/** Latest views come before all others, then new recipes, the newest first. */
const pinnedOrder = (context: Context, params: Params): SQL[] => {
  const ifNew = (value: SQL) => sql`iif(${isNewRecipe(context)}, ${value}, 0) DESC`
  return [
    ...(recentCount(params) === null ? [] : [sql`n.at IS NULL`, sql`n.at DESC`]),
    ...(params.flag('new') ? [ifNew(sql`r.created_at`), ifNew(sql`r.id`)] : []),
  ]
}

/** Links to other pages carry the seed, which keeps the order from page to page. */
function seedOf(url: URL): number {
  const given = Number(url.searchParams.get('seed'))
  if (Number.isSafeInteger(given) && given > 0 && given < 2 ** 31) return given
  const seed = Number.parseInt(uuid().slice(0, 7), 16) + 1
  url.searchParams.set('seed', String(seed))
  return seed
}
