import { getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Module } from '#worker/kernel/resource/module.ts'
import { deletePersonalRows } from '#worker/kernel/log/delete-personal-rows.ts'
import { projection, type Projection } from '#worker/kernel/log/projection.ts'
import type { MemberEvent } from '#worker/modules/members/member.events.ts'
import type { SpaceEvent } from '#worker/modules/spaces/space.events.ts'

/** Most rows are gone before this event; a replay that began earlier deletes them here. */
export function erasureProjection(modules: readonly Module[]): Projection {
  const outside = modules.flatMap(({ directoryTables = [] }) => directoryTables)
  const inside = modules.flatMap(({ tables = [] }) => tables)
  const texts = modules.flatMap(({ textIndexes = [] }) => textIndexes)
  const rowsIn = (tables: readonly SQLiteTable[], space: number) =>
    tables
      .filter((table) => 'space_id' in getTableColumns(table))
      .map((table) => sql`DELETE FROM ${table} WHERE space_id = ${space}`)
  const personal = modules.flatMap((one) => one.personalTables ?? [])
  return projection<SpaceEvent | MemberEvent>({
    'member.forgotten': ({ space, data: { user, alone } }) => deletePersonalRows(personal, { space, user, alone }),
    'space.erased': ({ space }) => rowsIn(outside, space),
    'space.emptied': ({ space }) => [
      ...rowsIn(inside, space),
      ...texts.map(({ name, rowidRange }) => {
        const { first, last } = rowidRange(space)
        return sql`DELETE FROM ${sql.identifier(name)}
          WHERE rowid BETWEEN CAST(${first} AS INTEGER) AND CAST(${last} AS INTEGER)`
      }),
    ],
  })
}
