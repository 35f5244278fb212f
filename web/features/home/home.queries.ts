import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'
import { homeMealEndpoint, homeRecipeEndpoint } from './home.rows.ts'

/** Today included. */
export const weekDayCount = 7
const tileCount = 12

export const homeWeekQuery = (from: CivilDate) =>
  resourceListQuery(homeMealEndpoint, { from_date: from, to_date: addDays(from, weekDayCount - 1), page_size: 100 })

export const newestQuery = resourceListQuery(homeRecipeEndpoint, { sort_order: '-created_at', page_size: tileCount })

/** Only recipes that were viewed have `recent`. */
export const recentQuery = resourceListQuery(homeRecipeEndpoint, { num_recent: tileCount, page_size: tileCount })

export const filterQuery = (filter: number) => resourceListQuery(homeRecipeEndpoint, { filter, page_size: tileCount })
