import { env } from 'cloudflare:workers'
import { getTableName, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { Database } from '#worker/kernel/sql/database.ts'
import type { Row } from '#worker/kernel/sql/query.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { modules } from '#worker/registry.ts'

/** Copies for undo, and data derived from other rows. */
const APART = ['row_copy', 'merged', 'search_gram', 'picture_end', 'inventory_log', 'import_item', 'recipe_tally']
const tables = modules.flatMap((one) => one.tables ?? []).filter((table) => !APART.includes(getTableName(table)))
const directoryTables = modules.flatMap((one) => one.directoryTables ?? [])

type Rows = readonly (readonly [table: string, rows: Row[]])[]

async function rowsIn(database: string, some: readonly SQLiteTable[], spaces: readonly number[]): Promise<Rows> {
  const db = new Database(database, databaseByName(env, database))
  const theirs = sql.join(
    spaces.map((space) => sql`space_id = ${space}`),
    sql` OR `,
  )
  const rows = await db.batch(some.map((table) => sql`SELECT * FROM ${table} WHERE ${theirs}`))
  return some.map((table, i) => [getTableName(table), (rows[i] ?? []).filter((row) => !row['deleted_with'])])
}

/** Settings that equal the defaults count as none. */
async function inDirectory(space: number): Promise<Rows> {
  const { results } = await env.DIRECTORY.prepare('SELECT id, first_name, last_name, name FROM user').all<Row>()
  const rows = await rowsIn('DIRECTORY', directoryTables, [0, space])
  const isSaying = (table: string, { settings }: Row) =>
    table !== 'preference' || !/^\{("search":\{\})?\}$/.test(String(settings))
  return [
    ['user', results],
    ...rows.map(([table, all]) => [`directory ${table}`, all.filter((row) => isSaying(table, row))] as const),
  ]
}

/** Leaves out times and versions. */
export async function seenIn({ space, shard }: { space: number; shard: string }): Promise<Record<string, string[]>> {
  const here = await rowsIn(shard, tables, [space])
  const idsIn = (name: string) => new Set(here.find(([table]) => table === name)?.[1].map(({ id }) => id))
  const [recipes, foods] = [idsIn('recipe'), idsIn('food')]
  // Rows that hang off a deleted recipe or food are unreachable.
  const hangsOn = (row: Row, owner: string, there: Set<unknown>) =>
    typeof row[owner] !== 'number' || there.has(row[owner])
  const seen = [...here, ...(await inDirectory(space))].map(([table, all]): [string, string[]] => [
    table,
    all
      .filter((row) => hangsOn(row, 'recipe', recipes) && (table !== 'property' || hangsOn(row, 'food', foods)))
      // Former members are left out, and `seq` of a member is the age of a copy.
      .filter((row) => !row['gone'])
      .map(({ version: _version, updated_at: _at, ...row }) =>
        JSON.stringify({ ...row, ...(table === 'member' ? { seq: 0 } : {}), ...timeless(row) }),
      )
      .toSorted(),
  ])
  return Object.fromEntries(seen)
}

/** An entry that is checked again has another time. */
const timeless = ({ completed_at }: Row) => (typeof completed_at === 'string' ? { completed_at: true } : {})

export const differing = (a: Record<string, string[]>, b: Record<string, string[]>): string[] =>
  Object.keys(a).filter((table) => String(a[table]) !== String(b[table]))
