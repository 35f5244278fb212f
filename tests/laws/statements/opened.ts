/** The tables that each statement opens, by SQLite's own plan. */
export async function openedBy(
  database: D1Database,
  statements: ReadonlyMap<string, unknown[]>,
): Promise<Map<string, string[]>> {
  const { results } = await database
    .prepare('SELECT tbl_name AS "table", rootpage AS page FROM sqlite_schema WHERE rootpage > 0')
    .all<{ table: string; page: number }>()
  const tables = new Map(results.map(({ page, table }) => [page, table]))
  const opened = new Map<string, string[]>()
  const all = [...statements]
  for (let at = 0; at < all.length; at += 50) {
    const some = all.slice(at, at + 50)
    const plans = await database.batch<Step>(
      some.map(([sql, params]) => database.prepare(`EXPLAIN ${sql}`).bind(...params)),
    )
    for (const [i, [sql]] of some.entries()) {
      const steps = plans[i]?.results.filter(({ opcode, p3 }) => /^Open(Read|Write)$/.test(opcode) && p3 === 0) ?? []
      opened.set(sql, [...new Set(steps.map(({ p2 }) => tables.get(p2) ?? `page ${p2}`))])
    }
  }
  return opened
}

interface Step {
  opcode: string
  p2: number
  p3: number
}
