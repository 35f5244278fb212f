import { sql, type SQL } from 'drizzle-orm'
import { integer } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const bookEntryTable = readTable('recipe_book_entry', {
  book: integer().notNull(),
  recipe: integer().notNull(),
  created_by: integer().notNull(),
  /** Where it was moved to. An entry that never moved stands as it was put in. */
  place: integer(),
})

/** Between two entries that never moved there is room for so many. */
export const entryGap = 2 ** 20

/** What the entries `e` of a book are read by. */
export const entryPlace: SQL = sql`coalesce(e.place, e.id * ${sql.raw(String(entryGap))})`
