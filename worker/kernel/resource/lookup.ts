import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Context } from '../log/context.ts'

const ALIKE_ENOUGH = 0.2

/** How alike a name has to be for whoever wants look-ups to find names nearly as typed; null for all others. */
export function lookupThreshold({ identity }: Context): number | null {
  const own = identity?.preference['search']
  if (typeof own !== 'object' || own === null || !('lookup' in own) || own.lookup !== true) return null
  return 'trigram_threshold' in own && typeof own.trigram_threshold === 'number' ? own.trigram_threshold : ALIKE_ENOUGH
}

/** The share of groups of three letters that a folded name and a folded term have in common, as of pg_trgm. */
export function trigramSimilarity(name: SQLWrapper, term: string): SQL {
  const marked = [...`  ${term} `]
  const groups = [...new Set(marked.slice(0, -2).map((_, i) => marked.slice(i, i + 3).join('')))]
  const shared = sql`(SELECT count(*) FROM json_each(${JSON.stringify(groups)}) g WHERE instr('  ' || ${name} || ' ', g.value) > 0)`
  return sql`${shared} * 1.0 / (${groups.length} + length(${name}) + 1 - ${shared})`
}
