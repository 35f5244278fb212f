import { text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const embedTable = readTable('social_embed', {
  uuid: text().notNull(),
  name: text().notNull(),
  name_fold: text().notNull(),
  type: text().notNull(),
  /** Ids; those of deleted keywords stay and match nothing. */
  keywords: text({ mode: 'json' }).$type<number[]>().notNull(),
  alignment: text().notNull(),
  background_color: text(),
  accent_color: text(),
})
