import { sql, type SQL } from 'drizzle-orm'
import { notDeleted, type ReadTable } from '#worker/kernel/sql/read-table.ts'

export const recordUses = (model: string, table: ReadTable, space: number, condition: SQL, name = 'name'): SQL =>
  sql`SELECT ${table.id} AS id, ${model} AS model, ${sql.identifier(name)} AS name FROM ${table}
    WHERE ${table.space_id} = ${space} AND ${notDeleted(table)} AND ${condition}`

export const listRefersTo = (list: SQL, field: 'category' | 'property', id: number | SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM json_each(${list}) item WHERE item.value ->> ${field} = ${id})`
