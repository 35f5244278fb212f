import { sql, type SQL } from 'drizzle-orm'
import type { Params } from './recipe.params.ts'

export interface Ordering {
  terms: SQL[]
  /** Whether the terms look at the asker's cooking (`c`), and at what the asker looked at (`v`). */
  cooking: boolean
  looks: boolean
}

/** `c` is the asker's cooking, `v` their looks, `f` the text search; what is unknown of a recipe puts it last either way. */
const keys: Record<string, { by: SQL; cooking?: true; looks?: true; missingLast?: true }> = {
  name: { by: sql`r.name_fold` },
  created_at: { by: sql`r.created_at` },
  updated_at: { by: sql`r.updated_at` },
  rating: { by: sql`c.stars`, cooking: true, missingLast: true },
  lastcooked: { by: sql`c.last`, cooking: true, missingLast: true },
  lastviewed: { by: sql`v.at`, looks: true, missingLast: true },
  favorite: { by: sql`coalesce(c.times, 0)`, cooking: true },
  times_cooked: { by: sql`coalesce(c.times, 0)`, cooking: true },
}

/** In what order the list stands. Keys that nobody knows are passed over; ids break ties, so that pages never overlap. */
export function orderOf(params: Params, searching: { typed: SQL } | null, seed: number | null): Ordering {
  if (seed !== null) return { terms: [shuffled(seed), sql`r.id`], cooking: false, looks: false }
  const asked = params.words('sort_order').flatMap((word) => {
    const down = word.startsWith('-')
    const key = keys[down ? word.slice(1) : word]
    return key ? [{ ...key, down }] : []
  })
  const score = searching
    ? [sql`f.score + 8 * (r.name_fold = ${searching.typed}) + 4 * (instr(r.name_fold, ${searching.typed}) = 1) DESC`]
    : []
  const terms = asked.flatMap(({ by, down, missingLast }) => [
    ...(missingLast ? [sql`${by} IS NULL`] : []),
    down ? sql`${by} DESC` : by,
  ])
  const byScore = params.words('sort_order').some((word) => word === 'score' || word === '-score')
  const fallback = asked.length === 0 || byScore ? [...score, ...terms, sql`r.name_fold`] : terms
  return {
    terms: [...fallback, sql`r.id`],
    cooking: asked.some(({ cooking }) => cooking),
    looks: asked.some(({ looks }) => looks),
  }
}

/** The same order for the same seed, so that the pages of a random list neither overlap nor leave anything out. */
const shuffled = (seed: number): SQL => sql`((r.id + ${seed}) * 48271 % 2147483647) * 16807 % 2147483647`

/** Whether a list is to be shuffled. */
export const isRandom = (params: Params): boolean =>
  params.flag('random') === true || params.words('sort_order').some((word) => word === 'random' || word === '-random')
