import { sql, type SQL } from 'drizzle-orm'
import type { Params } from '../parse/recipe-params.ts'

/** One thing a list is ordered by. */
export interface OrderKey {
  by: SQL
  descending: boolean
  /** Stands at the asker's cooking (`c`) or at what the asker looked at (`v`). */
  join?: 'cooking' | 'looks'
  /** What is unknown of a recipe puts it last either way. */
  missingLast?: true
  /** An index of recipes is in this order. */
  indexed?: true
}

/** `c` is the asker's cooking, `v` their looks. */
const keys = new Map(
  Object.entries<Omit<OrderKey, 'descending'>>({
    name: { by: sql`r.name_fold`, indexed: true },
    created_at: { by: sql`r.created_at`, indexed: true },
    updated_at: { by: sql`r.updated_at`, indexed: true },
    rating: { by: sql`c.stars`, join: 'cooking', missingLast: true },
    lastcooked: { by: sql`c.last`, join: 'cooking', missingLast: true },
    lastviewed: { by: sql`v.at`, join: 'looks', missingLast: true },
    favorite: { by: sql`coalesce(c.times, 0)`, join: 'cooking' },
    times_cooked: { by: sql`coalesce(c.times, 0)`, join: 'cooking' },
  }),
)
export const nameOrder: OrderKey = { by: sql`r.name_fold`, descending: false, indexed: true }

/** What a list is asked to be ordered by; keys that nobody knows are passed over, and `score` is no key of a recipe. */
export const requestedOrder = (params: Params): OrderKey[] =>
  params.words('sort_order').flatMap((word) => {
    const descending = word.startsWith('-')
    const key = keys.get(descending ? word.slice(1) : word)
    return key ? [{ ...key, descending }] : []
  })

/** In what order the list stands. Ids break ties, so that pages never overlap. */
export function orderTerms(params: Params, searching: { typed: SQL } | null): SQL[] {
  const asked = requestedOrder(params)
  const byScore = params.words('sort_order').some((word) => word === 'score' || word === '-score')
  const score = searching
    ? [sql`f.score + 8 * (r.name_fold = ${searching.typed}) + 4 * (instr(r.name_fold, ${searching.typed}) = 1) DESC`]
    : []
  return asked.length === 0 || byScore ? [...score, ...orderBy([...asked, nameOrder])] : orderBy(asked)
}

/** Keys as terms. Ids run the way of the last key, as the indexes do. */
export const orderBy = (all: readonly OrderKey[]): SQL[] => [
  ...all.flatMap(({ by, descending, missingLast }) => [
    ...(missingLast ? [sql`${by} IS NULL`] : []),
    descending ? sql`${by} DESC` : by,
  ]),
  all.at(-1)?.descending && all.at(-1)?.indexed ? sql`r.id DESC` : sql`r.id`,
]

/** The same order for the same seed, so that the pages of a random list neither overlap nor leave anything out. */
export const shuffledOrder = (seed: number): SQL[] => [
  sql`((r.id + ${seed}) * 48271 % 2147483647) * 16807 % 2147483647`,
  sql`r.id`,
]

/** Whether a list is to be shuffled. */
export const isRandom = (params: Params): boolean =>
  params.flag('random') === true || params.words('sort_order').some((word) => word === 'random' || word === '-random')
