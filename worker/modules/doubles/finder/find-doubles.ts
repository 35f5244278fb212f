import { type Named, type ReadName, readName } from './read-name.ts'
import { type Rule, rules } from './rules.ts'

export type { Named } from './read-name.ts'

/** `left` is the older one. */
export interface Double extends Pick<Rule, 'why' | 'sure'> {
  left: Named
  right: Named
}

interface FindOptions {
  areUnits?: boolean
  /** Pairs that somebody said are not the same. */
  distinct?: readonly { low: number; high: number }[]
}

/** Pairs that probably are the same thing, the surest first. Takes time linear in the number of rows. */
export function findDoubles(rows: readonly Named[], { areUnits = false, distinct = [] }: FindOptions = {}): Double[] {
  const names = rows.map((row) => readName(row, areUnits)).filter(({ words }) => words.length > 0)
  const seen = new Set(distinct.map(({ low, high }) => `${low} ${high}`))
  let found: Double[] = []
  for (const { why, sure, pairs } of rules) {
    const byRule: Double[] = []
    for (const [a, b] of pairs(names)) {
      if (isApart(a, b)) continue
      const [left, right] = a.row.id < b.row.id ? [a.row, b.row] : [b.row, a.row]
      const key = `${left.id} ${right.id}`
      if (seen.has(key)) continue
      seen.add(key)
      byRule.push({ left, right, why, sure })
    }
    found = found.concat(byRule.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)))
  }
  return found
}

const nameOf = ({ left, right }: Double) => `${left.name.toLowerCase()} ${left.id} ${right.id}`

/** T is a tablespoon and t. a teaspoon; what stands under another was put there on purpose. */
const isApart = (a: ReadName, b: ReadName): boolean =>
  a.row.parent === b.row.id ||
  b.row.parent === a.row.id ||
  (a.meaning !== null && b.meaning !== null && a.meaning !== b.meaning)
