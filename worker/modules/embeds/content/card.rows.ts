import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { imageOf } from '#worker/modules/recipes/recipe-overview.ts'

/** A recipe as it stands among others. */
export interface Card {
  id: number
  name: string
  image: string | null
  minutes: number
}

/** Columns of a recipe `r`. */
export const cardColumns = (context: Context): SQL =>
  sql`r.id, r.name, ${imageOf(context)} AS image, r.working_time + r.waiting_time AS minutes`

export const PAGE_SIZE = 24
