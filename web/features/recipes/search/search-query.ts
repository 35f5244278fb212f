import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import type { ApiQuery } from '#web/lib/api/api-query.ts'
import { fetchList } from '#web/lib/api/resource.ts'
import { recipeRows } from '#web/components/recipe/recipe.rows.ts'
import type { Cooked, RecipeSearch, Sort } from './search-state.ts'

interface Asking {
  /** Id of whoever asks. */
  me: number
  today: CivilDate
}

const lately = 30
const freshDays = 7
export const pageSize = 50

/** What the address says, in the words of the API. */
export function filtersOf(search: RecipeSearch, { me, today }: Asking): ApiQuery {
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
    createdon_gte: fresh ? addDays(today, -freshDays) : undefined,
    sort_order: orders[sort],
    seed: sort === 'random' ? (seed ?? 1) : undefined,
  }
}

export const resultsQuery = (filters: ApiQuery, page: number) =>
  fetchList(recipeRows, { ...filters, page, page_size: pageSize })

function cookedFilter(cooked: Cooked, today: CivilDate): ApiQuery {
  switch (cooked) {
    case 'yes':
      return { timescooked_gte: 1 }
    case 'never':
      return { timescooked: 0 }
    case 'lately':
      return { cookedon_gte: addDays(today, -lately) }
    case 'notLately':
      return { cookedon_lte: addDays(today, -lately - 1) }
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
