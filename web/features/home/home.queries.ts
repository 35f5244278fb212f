import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import { fetchList } from '#web/lib/api/resource-query.ts'
import { homeMeals, homeRecipes } from './home.rows.ts'

/** The start page looks this many days ahead, today included. */
export const daysShown = 7
const tiles = 12

export const homeWeekQuery = (from: CivilDate) =>
  fetchList(homeMeals, { from_date: from, to_date: addDays(from, daysShown - 1), page_size: 100 })

export const newestQuery = fetchList(homeRecipes, { sort_order: '-created_at', page_size: tiles })

/** Those viewed last come first, and only they have `recent`. */
export const recentQuery = fetchList(homeRecipes, { num_recent: tiles, page_size: tiles })
