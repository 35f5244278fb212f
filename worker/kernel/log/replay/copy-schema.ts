import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../sql/database.ts'
import { query } from '../../sql/query.ts'
import { jsonEach } from '../../sql/sql.ts'

interface SchemaObject {
  type: 'table' | 'index' | 'trigger'
  name: string
  sql: string
}

/**
 * Statements that create the tables, indexes and triggers of the live database in the scratch one, or empty them
 * where they exist. A full-text index becomes a plain table of its texts, so that it can be read.
 */
export async function copySchema(scratch: Database, live: Database): Promise<SQL[]> {
  const wanted = await schemaOf(live)
  const there = await schemaOf(scratch)
  if (isSameSchema(wanted, there)) return deleteAllRows(there)
  return [
    ...tablesOf(there).map(({ name }) => sql`DROP TABLE ${sql.identifier(name)}`),
    ...wanted.map((made) => sql.raw(made.sql)),
    ...(await copyPlannerStatistics(live)),
  ]
}

export const clearTables = async (scratch: Database): Promise<SQL[]> => deleteAllRows(await schemaOf(scratch))

const tablesOf = (made: readonly SchemaObject[]) => made.filter(({ type }) => type === 'table')
const deleteAllRows = (made: readonly SchemaObject[]) =>
  tablesOf(made).map(({ name }) => sql`DELETE FROM ${sql.identifier(name)}`)

async function schemaOf(db: Database): Promise<SchemaObject[]> {
  const { made, virtual } = await db.read({
    made: query<SchemaObject>(sql`SELECT s.type, s.name, s.sql FROM sqlite_schema s LEFT JOIN pragma_table_list t
        ON t.name = s.name AND t.schema = 'main'
      WHERE s.sql IS NOT NULL AND coalesce(t.type, 'table') = 'table' AND s.name <> 'd1_migrations'
        AND s.tbl_name <> 'scratch_run' AND s.name NOT GLOB 'sqlite_*' AND s.name NOT GLOB '_cf*'
      ORDER BY s.type = 'trigger', s.type = 'index', s.name`),
    virtual: query<{
      name: string
      columns: string
    }>(sql`SELECT t.name, group_concat('"' || c.name || '"', ', ') AS columns
      FROM pragma_table_list t JOIN pragma_table_info(t.name) c
      WHERE t.schema = 'main' AND t.type = 'virtual' GROUP BY t.name`),
  })
  const plain = virtual.map(({ name, columns }): SchemaObject => {
    return { type: 'table', name, sql: `CREATE TABLE "${name}" (rowid INTEGER PRIMARY KEY, ${columns})` }
  })
  return [...plain, ...made]
}

const isSameSchema = (a: readonly SchemaObject[], b: readonly SchemaObject[]) => {
  const words = (all: readonly SchemaObject[]) => JSON.stringify(all.map((made) => made.sql).toSorted())
  return words(a) === words(b)
}

/** Without statistics the planner reads a whole space for one row. */
async function copyPlannerStatistics(live: Database): Promise<SQL[]> {
  const { known } = await live.read({ known: query(sql`SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_stat1'`) })
  if (known.length === 0) return []
  const { stats } = await live.read({
    stats: query<{ tbl: string; idx: string; stat: string }>(sql`SELECT tbl, idx, stat FROM sqlite_stat1`),
  })
  return [
    sql`ANALYZE`,
    sql`DELETE FROM sqlite_stat1`,
    sql`INSERT INTO sqlite_stat1 (tbl, idx, stat) SELECT value ->> 'tbl', value ->> 'idx', value ->> 'stat' FROM ${jsonEach(stats)}`,
    sql`ANALYZE sqlite_schema`,
  ]
}
