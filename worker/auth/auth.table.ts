import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The auth library expects these names. */
const idColumn = { id: integer().primaryKey({ autoIncrement: true }) }
const timeColumn = (name: string) => integer(name, { mode: 'timestamp_ms' })
const timestampColumns = {
  createdAt: timeColumn('created_at').notNull(),
  updatedAt: timeColumn('updated_at').notNull(),
}

const user = sqliteTable('user', {
  ...idColumn,
  ...timestampColumns,
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: integer('email_verified', { mode: 'boolean' }).notNull(),
  image: text(),
  username: text().unique(),
  displayUsername: text('display_username'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  language: text().notNull(),
  timeZone: text('time_zone').notNull(),
  isActive: integer('is_active', { mode: 'boolean' }).notNull(),
})

const session = sqliteTable('session', {
  ...idColumn,
  ...timestampColumns,
  userId: integer('user_id').notNull(),
  token: text().notNull().unique(),
  expiresAt: timeColumn('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
})

const account = sqliteTable('account', {
  ...idColumn,
  ...timestampColumns,
  userId: integer('user_id').notNull(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  password: text(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: timeColumn('access_token_expires_at'),
  refreshTokenExpiresAt: timeColumn('refresh_token_expires_at'),
  scope: text(),
})

const verification = sqliteTable('verification', {
  ...idColumn,
  ...timestampColumns,
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: timeColumn('expires_at').notNull(),
})

export const authTables = { user, session, account, verification }
