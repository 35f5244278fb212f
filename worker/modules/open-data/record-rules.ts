import { sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import type { Row } from '#worker/kernel/sql/query.ts'
import {
  columnOf,
  visibleRows,
  rowJson,
  type ComputedColumn,
  type Definition,
  type Rules,
} from '#worker/kernel/resource/define-resource.ts'
import { nameOf } from '#worker/kernel/resource/name-of.ts'
import type { ReadTable } from '#worker/kernel/sql/read-table.ts'
import { versionResource } from './version.resource.ts'

type RecordTable = ReadTable & Record<'edition' | 'slug' | 'created_by', SQLiteColumn>

/** Every record has a version of open data, a slug that is unique within it, and an author. */
export function recordRules(
  table: RecordTable,
  {
    to = {},
    lists = {},
    computed,
    ...more
  }: Omit<Rules, 'computed'> & {
    /** Fields that refer to other kinds of records, besides `version`. */
    to?: Record<string, Definition>
    /** The same for fields of list items, as `list.field`. */
    lists?: Record<string, Definition>
    computed?: (context: Context) => Record<string, ComputedColumn>
  },
): Rules {
  const refs = Object.entries({ version: versionResource, ...to, ...lists }).map(
    ([field, kind]) => [field, (id: SQL, context: Context) => recordExists(kind, id, context)] as const,
  )
  return {
    search: ['name_fold', 'slug'],
    sort: sql`${table.slug}`,
    columnNames: { version: 'edition' },
    uniqueTogether: ['slug', 'version'],
    referenceChecks: Object.fromEntries(refs),
    filters: {
      version: (id) => sql`${table.edition} = ${id}`,
      slug: (slug) => sql`${table.slug} = ${slug}`,
    },
    computed: (context) => ({
      ...Object.fromEntries(
        Object.entries(to).map(([field, kind]) => [field, nested(kind, context, table, columnOf(table, field))]),
      ),
      version: nested(versionResource, context, table, table.edition),
      created_by: {
        sql: sql`coalesce((SELECT m.username FROM member m
          WHERE m.space_id = ${table.space_id} AND m.user_id = ${table.created_by}), '')`,
      },
      ...computed?.(context),
    }),
    sortKeys: () =>
      Object.fromEntries(
        Object.entries({ version: versionResource, ...to }).map(([field, kind]) => {
          const id = field === 'version' ? table.edition : columnOf(table, field)
          return [field, id ? nameOf(kind, table.space_id, id) : null]
        }),
      ),
    derivedColumns: foldNames,
    onCreate: (context) => ({ created_by: personOf(context).id }),
    ...more,
  }
}

export const foldNames = ({ name, plural_name }: Row): Row => ({
  ...(typeof name === 'string' ? { name_fold: foldName(name) } : {}),
  ...(typeof plural_name === 'string' ? { plural_fold: foldName(plural_name) } : {}),
})

const nested = (
  kind: Definition,
  context: Context,
  { space_id }: ReadTable,
  id: SQLiteColumn | undefined,
): ComputedColumn => ({
  as: 'json',
  sql: rowJson(kind, context, space_id, sql`${id}`),
})

const recordExists = (kind: Definition, id: SQL, context: Context): SQL =>
  sql`EXISTS (SELECT 1 FROM ${kind.table} WHERE ${visibleRows(kind, membershipOf(context).space, context)} AND ${kind.table.id} = ${id})`
