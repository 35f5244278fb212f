import { sql, type SQL } from 'drizzle-orm'
import type { Language } from '../modules/settings/starter-words.ts'

/** Whom a mail is for, and in which language. */
export interface Recipient {
  to: string
  name: string
  language: Language
}

/** The columns that make a reader of a row of `user`, by its alias. */
export const recipientColumns = (user: SQL): SQL =>
  sql`${user}.email AS "to", ${user}.name, iif(${user}.language = 'de', 'de', 'en') AS language`
