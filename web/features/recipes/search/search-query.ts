import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import { deviceSettings } from '#web/lib/device-settings.ts'
import type { ApiQuery } from '#web/lib/api/api-query.ts'
import { resourceListQuery } from '#web/lib/api/resource.ts'
import { recipeEndpoint } from '#web/components/recipe/recipe.rows.ts'
import type { CookedChoice, RecipeSearch, Sort } from './search-state.ts'

interface SearchContext {
  me: number
  today: CivilDate
}

const recentlyCookedDays = 30
const newRecipeDays = 7
const maxPageSize = 200

/** As the person wants it on this device. */
export const pageSize = () => Math.min(maxPageSize, Math.max(1, deviceSettings.get().search_itemsPerPage))

export function toApiFilters(search: RecipeSearch, { me, today }: SearchContext): ApiQuery {
  const { q, keywords, every, foods, without, stars, cooked, mine, fresh, seed } = search
  const sort = search.sort ?? (q ? 'best' : 'name')
  return {
    query: q,
    [every ? 'keywords_and' : 'keywords']: keywords,
    foods_and: foods,
    foods_or_not: without,
    rating_gte: stars,
    ...(cooked ? cookedFilter(cooked, today) : {}),
    createdby: mine ? me : undefined,
    createdon_gte: fresh ? addDays(today, -newRecipeDays) : undefined,
    sort_order: orders[sort],
    seed: sort === 'random' ? (seed ?? 1) : undefined,
  }
}

export const resultsQuery = (filters: ApiQuery, page: number) =>
  resourceListQuery(recipeEndpoint, { ...filters, page, page_size: pageSize() })

function cookedFilter(cooked: CookedChoice, today: CivilDate): ApiQuery {
  switch (cooked) {
    case 'yes':
      return { timescooked_gte: 1 }
    case 'never':
      return { timescooked: 0 }
    case 'lately':
      return { cookedon_gte: addDays(today, -recentlyCookedDays) }
    case 'notLately':
      return { cookedon_lte: addDays(today, -recentlyCookedDays - 1) }
  }
}

const orders: Record<Sort, string> = {
  best: '-score',
  name: 'name',
  newest: '-created_at',
  rating: '-rating',
  lastcooked: '-lastcooked',
  longago: 'lastcooked',
  favorite: '-times_cooked',
  random: 'random',
}
