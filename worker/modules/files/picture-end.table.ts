import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Counts revocations of a picture's URLs; those of earlier generations are refused. */
export const pictureEndTable = sqliteTable(
  'picture_end',
  {
    space_id: integer().notNull(),
    /** Stream of the recipe or file; empty for all pictures of the space. */
    owner: text().notNull(),
    generation: integer().notNull(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.owner] })],
)
