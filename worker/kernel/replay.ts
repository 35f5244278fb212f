import { getTableName, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './database.ts'
import type { Logged } from './events.ts'
import type { Projection } from './projection.ts'
import { query, type Row } from './query.ts'
import { joinRows } from './rows.join.ts'

const EVENTS_A_BATCH = 500
const STATEMENTS_A_BATCH = 1000

/** Empties the read models of one space and fills them again from its log, in order. Answers how many events it took. */
export async function rebuild(
  db: Database,
  space: number,
  tables: readonly SQLiteTable[],
  project: Projection,
): Promise<number> {
  await db.batch(tables.map((table) => sql`DELETE FROM ${table} WHERE space_id = ${space}`))
  let after = 0
  let total = 0
  for (;;) {
    const { events } = await db.read({ events: logAfter(space, after) })
    if (events.length === 0) return total
    const statements = joinRows(events.flatMap(project))
    for (let i = 0; i < statements.length; i += STATEMENTS_A_BATCH) {
      await db.batch(statements.slice(i, i + STATEMENTS_A_BATCH))
    }
    total += events.length
    after = events.at(-1)?.seq ?? after
  }
}

const logAfter = (space: number, after: number) =>
  query<Logged>(
    sql`SELECT seq, space_id AS space, stream, version, type, data, meta AS actor, at FROM event
      WHERE space_id = ${space} AND seq > ${after} ORDER BY seq LIMIT ${EVENTS_A_BATCH}`,
    { json: ['data', 'actor'] },
  )

/** Every row that a space's read models hold, by table, in an order that does not depend on how they got there. */
export async function snapshot(
  db: Database,
  space: number,
  tables: readonly SQLiteTable[],
): Promise<Record<string, Row[]>> {
  const rows = await db.batch(tables.map((table) => sql`SELECT * FROM ${table} WHERE space_id = ${space}`))
  return Object.fromEntries(
    tables.map((table, i) => [
      getTableName(table),
      (rows[i] ?? [])
        .map((row) => JSON.stringify(row))
        .sort()
        .map((row) => JSON.parse(row) as Row),
    ]),
  )
}
