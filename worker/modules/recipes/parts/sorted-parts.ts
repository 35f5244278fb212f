import { sql, type SQL } from 'drizzle-orm'
import { parseOrdering } from '#worker/kernel/sql/ordering.ts'

interface Asked {
  space: SQL
  /** Narrows parts `p`. */
  where: SQL
  ordering: unknown
}

/** Selects ids of parts, for a window to cut a page out of. Indexes have every order, and are read no further. */
export function sortedParts(of: 'step' | 'ingredient', { space, where, ordering }: Asked): SQL {
  const asked = parseOrdering(ordering)
  const way = asked?.descending ? sql`DESC` : sql`ASC`
  const idsBy = (order: SQL, more = sql`1`) =>
    sql`SELECT p.id FROM ${sql.raw(of)} p WHERE ${where} AND ${more} ORDER BY ${order}`
  if (of === 'step' && asked?.field === 'name')
    return firstThen(
      idsBy(sql`p.name COLLATE NOCASE ${way}, p.id ${way}`, sql`p.name <> ''`),
      idsBy(sql`p.id`, sql`p.name = ''`),
    )
  if (of === 'ingredient' && (asked?.field === 'food' || asked?.field === 'unit')) {
    const name = sql.raw(asked.field)
    // The index of the join has ids in their order; to ask for it would have SQLite sort all of a food.
    const named = sql`SELECT p.id FROM ${name} n CROSS JOIN ingredient p ON p.space_id = n.space_id AND p.${name} = n.id
      WHERE n.space_id = ${space} AND n.deleted_with IS NULL AND ${where} ORDER BY n.name_fold ${way}, n.id ${way}`
    return firstThen(named, idsBy(sql`p.id`, sql`p.${name} IS NULL`))
  }
  return idsBy(asked?.field === 'id' ? sql`p.id ${way}` : sql`p.id`)
}

/** The limits keep SQLite from dropping the orders. */
const firstThen = (first: SQL, then: SQL): SQL =>
  sql`SELECT id FROM (${first} LIMIT -1) UNION ALL SELECT id FROM (${then} LIMIT -1)`
