import { addDays, type CivilDate } from '#web/lib/format/civil.date.ts'
import { listOf } from '#web/lib/api/resource.query.ts'
import { mealPlans, recipes } from './home.rows.ts'

/** The start page looks this many days ahead, today included. */
export const daysShown = 7
const tiles = 12

export const weekQuery = (from: CivilDate) =>
  listOf(mealPlans, { from_date: from, to_date: addDays(from, daysShown - 1), page_size: 100 })

export const newestQuery = listOf(recipes, { sort_order: '-created_at', page_size: tiles })

/** Those viewed last come first, and only they have `recent`. */
export const recentQuery = listOf(recipes, { num_recent: tiles, page_size: tiles })
