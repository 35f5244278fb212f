import { sql, type SQL } from 'drizzle-orm'
import type { Language } from '../modules/settings/starter-words.ts'

export interface Recipient {
  to: string
  name: string
  language: Language
}

/** The columns of a `Recipient` from a row of `user`, by its alias. */
export const recipientColumns = (user: SQL): SQL =>
  sql`${user}.email AS "to", ${user}.name, iif(${user}.language = 'de', 'de', 'en') AS language`
