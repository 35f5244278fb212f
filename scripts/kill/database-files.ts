import { globSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

export type DatabaseKind = 'd1' | 'r2'

/** The folder layout is Miniflare's. */
export const databaseFiles = (folder: string, kind: DatabaseKind): string[] =>
  globSync(`${folder}/v3/${kind}/*/*.sqlite`).filter((path) => !path.endsWith('/metadata.sqlite'))

export function withDatabase<T>(path: string, use: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(path)
  try {
    return use(database)
  } finally {
    database.close()
  }
}

/** Without the shadow tables of full-text indexes. */
export const tablesIn = (database: DatabaseSync): string[] =>
  database
    .prepare(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
        AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'`,
    )
    .all()
    .map(({ name }) => String(name))
