import { sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { membershipOf, personOf, type Context } from '../../kernel/log/context.ts'
import { foldOf } from '../../kernel/contract/names.ts'
import type { Row } from '../../kernel/sql/query.ts'
import { columnOf, reach, rowJson, type Computed, type Definition, type Rules } from '../../kernel/resource/resource.ts'
import type { ReadTable } from '../../kernel/sql/tables.ts'
import { versionResource } from './version.resource.ts'

type RecordTable = ReadTable & Record<'edition' | 'slug' | 'created_by', SQLiteColumn>

/** What the records of open data have in common: a version, a slug of their own in it, an author, rows within rows. */
export function recordRules(
  table: RecordTable,
  {
    to = {},
    lists = {},
    computed,
    ...more
  }: Omit<Rules, 'computed'> & {
    /** Fields that name a record of another kind, beside the version. */
    to?: Record<string, Definition>
    /** The same within the objects of a list. */
    lists?: Record<string, Definition>
    computed?: (context: Context) => Record<string, Computed>
  },
): Rules {
  const refs = Object.entries({ version: versionResource, ...to, ...lists }).map(
    ([field, kind]) => [field, (id: SQL, context: Context) => isThere(kind, id, context)] as const,
  )
  return {
    search: ['name_fold', 'slug'],
    sort: sql`${table.slug}`,
    renamed: { version: 'edition' },
    unique: ['slug', 'version'],
    refs: Object.fromEntries(refs),
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
    derive: folded,
    onCreate: (context) => ({ created_by: personOf(context).id }),
    ...more,
  }
}

export const folded = ({ name, plural_name }: Row): Row => ({
  ...(typeof name === 'string' ? { name_fold: foldOf(name) } : {}),
  ...(typeof plural_name === 'string' ? { plural_fold: foldOf(plural_name) } : {}),
})

const nested = (
  kind: Definition,
  context: Context,
  { space_id }: ReadTable,
  id: SQLiteColumn | undefined,
): Computed => ({
  as: 'json',
  sql: rowJson(kind, context, space_id, sql`${id}`),
})

const isThere = (kind: Definition, id: SQL, context: Context): SQL =>
  sql`EXISTS (SELECT 1 FROM ${kind.table} WHERE ${reach(kind, membershipOf(context).space, context)} AND ${kind.table.id} = ${id})`
