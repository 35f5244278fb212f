import { sql, type SQL } from 'drizzle-orm'
import type { Params } from '../parse/recipe-params.ts'

export interface OrderKey {
  by: SQL
  descending: boolean
  /** The asker's cooking (`c`) or views (`v`). */
  join?: 'cooking' | 'views'
  missingLast?: true
  indexed?: true
}

const keys = new Map(
  Object.entries<Omit<OrderKey, 'descending'>>({
    name: { by: sql`r.name_fold`, indexed: true },
    created_at: { by: sql`r.created_at`, indexed: true },
    updated_at: { by: sql`r.updated_at`, indexed: true },
    rating: { by: sql`c.stars`, join: 'cooking', missingLast: true },
    lastcooked: { by: sql`c.last`, join: 'cooking', missingLast: true },
    lastviewed: { by: sql`v.at`, join: 'views', missingLast: true },
    favorite: { by: sql`coalesce(c.times, 0)`, join: 'cooking' },
    times_cooked: { by: sql`coalesce(c.times, 0)`, join: 'cooking' },
  }),
)
export const nameOrder: OrderKey = { by: sql`r.name_fold`, descending: false, indexed: true }

/** Skips unknown keys. `score` is no column of a recipe. */
export const requestedOrder = (params: Params): OrderKey[] =>
  params.words('sort_order').flatMap((word) => {
    const descending = word.startsWith('-')
    const key = keys.get(descending ? word.slice(1) : word)
    return key ? [{ ...key, descending }] : []
  })

/** Ids break ties, so that pages never overlap. */
export function orderTerms(params: Params, searching: { typed: SQL } | null): SQL[] {
  const asked = requestedOrder(params)
  const byScore = params.words('sort_order').some((word) => word === 'score' || word === '-score')
  const score = searching
    ? [sql`f.score + 8 * (r.name_fold = ${searching.typed}) + 4 * (instr(r.name_fold, ${searching.typed}) = 1) DESC`]
    : []
  return asked.length === 0 || byScore ? [...score, ...orderBy([...asked, nameOrder])] : orderBy(asked)
}

/** Ids run in the direction of the last key, as in the indexes. */
export const orderBy = (all: readonly OrderKey[]): SQL[] => [
  ...all.flatMap(({ by, descending, missingLast }) => [
    ...(missingLast ? [sql`${by} IS NULL`] : []),
    descending ? sql`${by} DESC` : by,
  ]),
  all.at(-1)?.descending && all.at(-1)?.indexed ? sql`r.id DESC` : sql`r.id`,
]

/** The same seed gives the same order, so that pages neither overlap nor leave recipes out. */
export const shuffledOrder = (seed: number): SQL[] => [
  sql`((r.id + ${seed}) * 48271 % 2147483647) * 16807 % 2147483647`,
  sql`r.id`,
]

export const isRandom = (params: Params): boolean =>
  params.flag('random') === true || params.words('sort_order').some((word) => word === 'random' || word === '-random')
