import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Every three letters of every word of a name: where a search finds nothing, the nearest word. */
export const searchGramTable = sqliteTable(
  'search_gram',
  { space_id: integer().notNull(), gram: text().notNull(), word: text().notNull() },
  (table) => [primaryKey({ columns: [table.space_id, table.gram, table.word] })],
)
