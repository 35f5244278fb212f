import { getTableName, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { Database } from '../kernel/database.ts'
import type { Module } from '../kernel/module.ts'
import type { Projection } from '../kernel/projection.ts'
import { query } from '../kernel/query.ts'
import { rebuild, snapshot } from '../kernel/replay.ts'
import { databaseNamed, shardNames } from '../kernel/shards.ts'

export interface Difference {
  database: string
  space: number
  table: string
  live: unknown[]
  replayed: unknown[]
}

export interface Replayed {
  spaces: number
  events: number
  milliseconds: number
  differences: Difference[]
}

/** Rebuilds every read model of every space from the log, and says where it differs from what was there before. */
export async function replayAll(env: Env, modules: readonly Module[], project: Projection): Promise<Replayed> {
  const result: Replayed = { spaces: 0, events: 0, milliseconds: 0, differences: [] }
  for (const name of ['DIRECTORY', ...shardNames(env)]) {
    const tables = modules.flatMap((one) => (name === 'DIRECTORY' ? one.directoryTables : one.tables) ?? [])
    const db = new Database(name, databaseNamed(env, name))
    const { spaces } = await db.read({
      spaces: query<{ id: number }>(sql`SELECT DISTINCT space_id AS id FROM event ORDER BY 1`),
    })
    for (const { id } of spaces) {
      const live = await snapshot(db, id, tables)
      const started = Date.now()
      result.events += await rebuild(db, id, tables, project)
      result.milliseconds += Date.now() - started
      result.spaces++
      result.differences.push(...compare(name, id, tables, live, await snapshot(db, id, tables)))
    }
  }
  return result
}

type Snapshot = Awaited<ReturnType<typeof snapshot>>

function compare(
  database: string,
  space: number,
  tables: readonly SQLiteTable[],
  before: Snapshot,
  after: Snapshot,
): Difference[] {
  return tables.map(getTableName).flatMap((table) => {
    const [was, is] = [before[table] ?? [], after[table] ?? []].map((rows) => rows.map((row) => JSON.stringify(row)))
    const only = (a: string[] = [], b: string[] = []) => {
      const others = new Set(b)
      return a.filter((row) => !others.has(row)).map((row) => JSON.parse(row) as unknown)
    }
    const [live, replayed] = [only(was, is), only(is, was)]
    return live.length + replayed.length === 0 ? [] : [{ database, space, table, live, replayed }]
  })
}
