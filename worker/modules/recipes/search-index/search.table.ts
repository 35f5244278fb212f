import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Trigrams of the words of names, for the nearest word where a search finds nothing. */
export const searchGramTable = sqliteTable(
  'search_gram',
  { space_id: integer().notNull(), gram: text().notNull(), word: text().notNull() },
  (table) => [primaryKey({ columns: [table.space_id, table.gram, table.word] })],
)
