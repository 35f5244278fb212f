import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../sql/database.ts'
import { query } from '../../sql/query.ts'
import type { TextIndex } from '../replay/rebuild-text-index.ts'
import type { WorkBudget } from './work-budget.ts'

const ROWS_PER_STEP = 500

interface ErasableSource {
  left: SQL
  take: SQL
}

/** Reads the names of tables from the database, so that none is forgotten. Returns whether no row is left. */
export async function deleteSpaceRows(
  db: Database,
  space: number,
  textIndexes: readonly TextIndex[],
  budget: WorkBudget,
): Promise<boolean> {
  const sources = [...(await tableSources(db, space)), ...textIndexes.map((index) => textIndexSource(index, space))]
  for (;;) {
    const nonEmpty = await nonEmptySources(db, sources)
    if (nonEmpty.length === 0) return true
    for (const { take } of nonEmpty) {
      if (!budget.trySpend()) return false
      await db.batch([take])
    }
  }
}

/** D1 answers at most a hundred columns. */
const MAX_COLUMNS = 90

async function nonEmptySources(db: Database, sources: readonly ErasableSource[]): Promise<ErasableSource[]> {
  const parts = Array.from({ length: Math.ceil(sources.length / MAX_COLUMNS) }, (_, part) =>
    sources.slice(part * MAX_COLUMNS, (part + 1) * MAX_COLUMNS),
  )
  const rows = await db.batch(
    parts.map(
      (part) =>
        sql`SELECT ${sql.join(
          part.map(({ left }, i) => sql`${left} AS ${sql.identifier(`c${i}`)}`),
          sql`, `,
        )}`,
    ),
  )
  return parts.flatMap((part, n) => part.filter((_, i) => rows[n]?.[0]?.[`c${i}`] === 1))
}

/** Tables with rows of spaces, except the log, each with its key. Columns of D1's own tables must not be read. */
export const spaceTables = query<{ table: string; key: string | null }>(sql`
  WITH own AS MATERIALIZED (SELECT name FROM sqlite_schema
    WHERE type = 'table' AND name <> 'event' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite_*')
  SELECT own.name AS "table", group_concat('"' || c.name || '"', ', ') FILTER (WHERE c.pk > 0 AND c.name <> 'space_id') AS key
  FROM own CROSS JOIN pragma_table_info(own.name) c
  GROUP BY own.name HAVING max(c.name = 'space_id') = 1 ORDER BY own.name`)

async function tableSources(db: Database, space: number): Promise<ErasableSource[]> {
  const { tables } = await db.read({ tables: spaceTables })
  return tables.map(({ table, key }) => {
    const rows = sql`FROM ${sql.identifier(table)} WHERE space_id = ${space}`
    const keys = key === null ? null : sql.raw(key)
    return {
      left: sql`EXISTS (SELECT 1 ${rows})`,
      take: keys
        ? sql`DELETE ${rows} AND (${keys}) IN (SELECT ${keys} ${rows} LIMIT ${ROWS_PER_STEP})`
        : sql`DELETE ${rows}`,
    }
  })
}

/** A full-text index has no column for the space: each space has a range of rowids. */
function textIndexSource({ name, rowidRange }: TextIndex, space: number): ErasableSource {
  const { first, last } = rowidRange(space)
  const rows = sql`FROM ${sql.identifier(name)} WHERE rowid BETWEEN CAST(${first} AS INTEGER) AND CAST(${last} AS INTEGER)`
  return {
    left: sql`EXISTS (SELECT 1 ${rows})`,
    take: sql`DELETE FROM ${sql.identifier(name)} WHERE rowid IN (SELECT rowid ${rows} LIMIT ${ROWS_PER_STEP})`,
  }
}
