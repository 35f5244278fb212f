import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How often the addresses of something's picture have ended: those given out before are refused. */
export const pictureEndTable = sqliteTable(
  'picture_end',
  {
    space_id: integer().notNull(),
    /** The stream of the recipe or file; empty for all pictures of the space. */
    owner: text().notNull(),
    generation: integer().notNull(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.owner] })],
)
