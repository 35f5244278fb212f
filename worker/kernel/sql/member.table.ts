import { sql, type SQLWrapper } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A copy of the directory's people in the database of their space, so that an answer can name its author. */
export const memberTable = sqliteTable(
  'member',
  {
    space_id: integer().notNull(),
    user_id: integer().notNull(),
    username: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    display_name: text().notNull(),
    is_staff: integer({ mode: 'boolean' }).notNull(),
    is_superuser: integer({ mode: 'boolean' }).notNull(),
    is_active: integer({ mode: 'boolean' }).notNull(),
    /** They left the space: still named as author, no longer listed. */
    gone: integer({ mode: 'boolean' }).notNull().default(false),
    household: integer(),
    /** The directory's log position at the time of this copy; an older copy never replaces a newer one. */
    seq: integer().notNull().default(0),
    plan_share: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
    shopping_share: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
    default_meal_type: integer(),
    image: integer(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.user_id] })],
)

export const memberJson = (space: SQLWrapper, user: SQLWrapper) => sql`(
  SELECT json_object('id', m.user_id, 'username', m.username, 'first_name', m.first_name, 'last_name', m.last_name,
    'display_name', m.display_name, 'is_staff', json(iif(m.is_staff, 'true', 'false')),
    'is_superuser', json(iif(m.is_superuser, 'true', 'false')), 'is_active', json(iif(m.is_active, 'true', 'false')))
  FROM member m WHERE m.space_id = ${space} AND m.user_id = ${user})`

/** What sorts by a person. */
export const memberName = (space: SQLWrapper, user: SQLWrapper) =>
  sql`(SELECT m.display_name FROM member m WHERE m.space_id = ${space} AND m.user_id = ${user}) COLLATE NOCASE`
