import type { Context } from '#worker/kernel/log/context.ts'
import type { SQL } from 'drizzle-orm'
import { filterClauses } from './narrow/filter-clauses.ts'
import { listOrder } from './order/list-order.ts'
import { fullPage } from './page/full-page.ts'
import { indexedPage } from './page/indexed-page.ts'
import type { ListingPage } from './page/listing-page.ts'
import type { SavedFilters } from './parse/load-saved-filters.ts'
import { parseParams } from './parse/recipe-params.ts'
import type { RecipeFilters } from './recipe-filters.contract.ts'
import type { Search } from './search/prepare-search.ts'

interface ListingInput {
  saved: SavedFilters
  search: Search | null
  typed: string | undefined
}

export function listing(
  context: Context,
  filters: RecipeFilters,
  { saved, search, typed }: ListingInput,
): ListingPage & { recent: SQL | null } {
  const params = parseParams(filters)
  // A saved filter sets the order, unless the request names one.
  const orderParams = saved.filter ? parseParams({ ...saved.filter, ...filters }, 'skip') : params
  const clauses = filterClauses(context, params, saved)
  const order = listOrder(context, orderParams)
  const creator = filters.createdby ? params.ids('createdby')[0] : undefined
  const page =
    (search ? null : indexedPage(context, { clauses, creator }, order)) ??
    fullPage(context, { clauses, search, typed }, order)
  return { ...page, recent: order.recent }
}
