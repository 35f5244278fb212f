import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The tables of the sign-in library, under the names it expects. */
const key = { id: integer().primaryKey({ autoIncrement: true }) }
const time = (name: string) => integer(name, { mode: 'timestamp_ms' })
const life = { createdAt: time('created_at').notNull(), updatedAt: time('updated_at').notNull() }

const user = sqliteTable('user', {
  ...key,
  ...life,
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
  ...key,
  ...life,
  userId: integer('user_id').notNull(),
  token: text().notNull().unique(),
  expiresAt: time('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
})

const account = sqliteTable('account', {
  ...key,
  ...life,
  userId: integer('user_id').notNull(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  password: text(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: time('access_token_expires_at'),
  refreshTokenExpiresAt: time('refresh_token_expires_at'),
  scope: text(),
})

const verification = sqliteTable('verification', {
  ...key,
  ...life,
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: time('expires_at').notNull(),
})

export const authTables = { user, session, account, verification }
