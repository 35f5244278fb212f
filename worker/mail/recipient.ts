import { sql, type SQL } from 'drizzle-orm'
import { languages, type Language } from '#worker/kernel/contract/languages.contract.ts'

export interface Recipient {
  to: string
  name: string
  language: Language
}

/** The columns of a `Recipient` from a row of `user`, by its alias. */
export const recipientColumns = (user: SQL): SQL =>
  sql`${user}.email AS "to", ${user}.name, iif(${user}.language IN ${languages}, ${user}.language, 'en') AS language`
