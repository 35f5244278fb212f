import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Module } from '#worker/kernel/resource/module.ts'
import { projection, type Projection } from '#worker/kernel/log/projection.ts'
import { memberTable } from '#worker/kernel/sql/member.table.ts'
import type { Statement } from '#worker/kernel/sql/sql.ts'
import type { MemberEvent } from '#worker/modules/members/member.events.ts'
import { PEOPLE } from '../restore/renumber.ts'

interface Change {
  space: number
  from: number
  to: number
}

/** Columns of a table that say who somebody is, whatever they are called in events. */
export const peopleColumns = (table: SQLiteTable) =>
  Object.values(getTableColumns(table)).filter(({ name }) => PEOPLE.has(name) || name === 'user_id')

/** Whatever says that it was somebody of an archive says from now on that it was this member. */
export const recognizedProjection = (modules: () => readonly Module[]): Projection =>
  projection<MemberEvent>({
    'member.recognized': ({ space, data: { user, from } }) => [
      ...modules()
        .flatMap(({ tables = [] }) => tables)
        .filter((table) => table !== memberTable)
        .flatMap((table) =>
          peopleColumns(table).flatMap((column) => replaced(table, column, { space, from, to: user })),
        ),
      sql`UPDATE member SET is_active = 0 WHERE space_id = ${space} AND user_id = ${from}`,
    ],
  })

function replaced(
  table: SQLiteTable,
  { name, dataType }: ReturnType<typeof peopleColumns>[number],
  { space, from, to }: Change,
): Statement[] {
  const rows = sql.identifier(getTableName(table))
  const column = sql.identifier(name)
  if (dataType === 'json')
    return [
      sql`UPDATE ${rows} SET ${column} = (SELECT json_group_array(CASE value WHEN ${from} THEN ${to} ELSE value END)
          FROM json_each(${column}))
        WHERE space_id = ${space} AND EXISTS (SELECT 1 FROM json_each(${column}) WHERE value = ${from})`,
    ]
  const isKey = getTableConfig(table).primaryKeys.some(({ columns }) => columns.some((key) => key.name === name))
  return [
    sql`UPDATE OR IGNORE ${rows} SET ${column} = ${to} WHERE space_id = ${space} AND ${column} = ${from}`,
    ...(isKey ? [sql`DELETE FROM ${rows} WHERE space_id = ${space} AND ${column} = ${from}`] : []),
  ]
}
