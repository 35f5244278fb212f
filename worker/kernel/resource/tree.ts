import { sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { query } from '../sql/query.ts'
import type { ComputedColumn, Rules } from './define-resource.ts'
import { notDeleted, type ReadTable } from '../sql/read-table.ts'

type TreeTable = ReadTable & { parent: SQLiteColumn; name: SQLiteColumn; name_fold: SQLiteColumn }

/** A node and its ancestors. A move or merge is refused where its own id is among those of its target. */
export const ancestors = (table: ReadTable, space: number, id: number) =>
  query<{ id: number }>(sql`
    WITH RECURSIVE up (id, parent) AS (
      SELECT id, parent FROM ${table} WHERE space_id = ${space} AND id = ${id} AND ${notDeleted(table)}
      UNION SELECT a.id, a.parent FROM ${table} a JOIN up ON a.space_id = ${space} AND a.id = up.parent
    ) SELECT id FROM up`)

export const subtree = (table: ReadTable, space: SQL | number, id: SQL | number): SQL => sql`
  WITH RECURSIVE down (id) AS (
    SELECT ${id} UNION SELECT c.id FROM ${table} c JOIN down ON c.space_id = ${space} AND c.parent = down.id AND c.deleted_with IS NULL
  ) SELECT id FROM down`

export const treeColumns = (table: TreeTable): Record<string, ComputedColumn> => ({
  numchild: {
    sql: sql`(SELECT count(*) FROM ${table} c WHERE c.space_id = ${table.space_id} AND c.parent = ${table.id}
      AND c.deleted_with IS NULL)`,
  },
  full_name: {
    sql: sql`iif(${table.parent} IS NULL, ${table.name}, (WITH RECURSIVE up (name, parent, depth) AS (
        SELECT ${table.name}, ${table.parent}, 0
        UNION ALL SELECT a.name, a.parent, up.depth + 1 FROM ${table} a JOIN up
          ON a.space_id = ${table.space_id} AND a.id = up.parent WHERE up.depth < 100
      ) SELECT group_concat(name, ' > ') FROM (SELECT name FROM up ORDER BY depth DESC)))`,
  },
})

const isId = (value: unknown): value is string => typeof value === 'string' && /^\d{1,10}$/.test(value)

/** `root=0`, `root=N`, `tree=N` and `root_tree=N`; the first given one decides. */
export const treeFilters = (table: TreeTable): NonNullable<Rules['filters']> => ({
  root: (value) => {
    if (!isId(value)) return sql`1`
    return value === '0' ? sql`${table.parent} IS NULL` : sql`${table.parent} = ${Number(value)}`
  },
  tree: (value) =>
    isId(value) ? sql`${table.id} IN (${subtree(table, sql`${table.space_id}`, Number(value))})` : sql`1`,
  root_tree: (value) =>
    isId(value)
      ? sql`${table.id} IN (${subtree(table, sql`${table.space_id}`, rootOf(table, Number(value)))})`
      : sql`1`,
})

const rootOf = (table: TreeTable, id: number): SQL => sql`(
  WITH RECURSIVE up (id, parent) AS (
    SELECT r.id, r.parent FROM ${table} r WHERE r.space_id = ${table.space_id} AND r.id = ${id}
    UNION SELECT a.id, a.parent FROM ${table} a JOIN up ON a.space_id = ${table.space_id} AND a.id = up.parent
  ) SELECT id FROM up WHERE parent IS NULL)`
