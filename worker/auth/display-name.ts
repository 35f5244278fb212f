import { sql, type SQL } from 'drizzle-orm'

export interface NamedPerson {
  username: string
  first_name: string
  last_name: string
}

export const displayName = ({ first_name, last_name, username }: NamedPerson): string =>
  `${first_name} ${last_name}`.trim() || username

/** The user name in its original spelling; `u` is the user. */
export const usernameSql: SQL = sql`coalesce(u.display_username, u.username, u.name)`

/** A user `u` of the directory, as answers show people. */
export const personJson: SQL = sql`json_object('id', u.id, 'username', ${usernameSql}, 'first_name', u.first_name,
  'last_name', u.last_name, 'display_name', coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), ${usernameSql}),
  'is_staff', json(iif(u.is_staff, 'true', 'false')), 'is_superuser', json(iif(u.is_superuser, 'true', 'false')),
  'is_active', json(iif(u.is_active, 'true', 'false')))`
