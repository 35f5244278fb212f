import { sql } from 'drizzle-orm'
import type { Purge } from '../../kernel/log/purge.ts'

/** Whatever showed a file shows none. Its bytes go after it, and those that it held before. */
export const filePurge: Purge = {
  objects: (space, ids) => sql`SELECT coalesce(e.data ->> '$.key', e.data ->> '$.patch.key') AS key FROM event e
    WHERE e.space_id = ${space} AND e.stream IN (SELECT 'user-file:' || id FROM (${ids}))
      AND coalesce(e.data ->> '$.key', e.data ->> '$.patch.key') NOT NULL`,
  rest: (space, ids) => [
    sql`UPDATE step SET file = NULL WHERE space_id = ${space} AND file IN (${ids})`,
    sql`UPDATE member SET image = NULL WHERE space_id = ${space} AND image IN (${ids})`,
  ],
}
