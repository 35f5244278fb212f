import { sql } from 'drizzle-orm'
import type { Database } from '#worker/kernel/sql/database.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'

/** New rows go on behind the last ids of the archive. */
export const writeSequences = (db: Database, space: number, sequences: Readonly<Record<string, number>>) =>
  db.batch([
    sql`INSERT INTO sequence (space_id, name, value, taken)
      SELECT ${space}, value ->> 0, value ->> 1, 0 FROM ${jsonEach(Object.entries(sequences))} WHERE true
      ON CONFLICT DO UPDATE SET value = max(value, excluded.value)`,
  ])
