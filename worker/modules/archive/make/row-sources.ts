import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { presentRow, selectRows, visibleRows } from '#worker/kernel/resource/define-resource.ts'
import type { Definition } from '#worker/kernel/resource/definition.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '#worker/kernel/sql/database.ts'
import { readRecipes } from './read-recipes.ts'

/** Rows of a kind, as the API shows them to who asks for the archive. */
export interface RowSource {
  name: string
  table: SQLiteTable
  read(context: Context, db: Database, range: RowRange): Promise<unknown[]>
}

export interface RowRange {
  space: number
  after: number
  to: number
  /** Of the rows of a kind, those that this holds of. */
  only?: SQL
}

/** Every kind that can be listed, and recipes. The log knows the rest, and rows that are only somebody else's. */
export function rowSources(modules: readonly Module[]): RowSource[] {
  const inSpaces = new Set(modules.flatMap(({ tables = [] }) => tables.map(getTableName)))
  return modules.flatMap(({ resources = [] }) =>
    resources.flatMap((definition): RowSource[] => {
      const { contract, table, servedVerbs } = definition
      if (!inSpaces.has(getTableName(table))) return []
      if (contract.name === 'recipe') return [{ name: 'recipe', table, read: readRecipes }]
      return servedVerbs.includes('list') ? [{ name: contract.name, table, read: listed(definition) }] : []
    }),
  )
}

const listed =
  (definition: Definition): RowSource['read'] =>
  async (context, db, { space, after, to, only = sql`true` }) => {
    const { table } = definition
    const { rows } = await db.read({
      rows: selectRows(
        definition,
        context,
        sql`WHERE ${visibleRows(definition, space, context)} AND ${only} AND ${table.id} > ${after} AND ${table.id} <= ${to}
          ORDER BY ${table.id}`,
      ),
    })
    return rows.map((row) => presentRow(definition, row))
  }
