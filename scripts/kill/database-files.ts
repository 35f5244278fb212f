import { globSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

export type DatabaseKind = 'd1' | 'r2'

/** The database files of one kind in a folder of data, in the runtime's own layout. */
export const databaseFiles = (folder: string, kind: DatabaseKind): string[] =>
  globSync(`${folder}/v3/${kind}/*/*.sqlite`).filter((path) => !path.endsWith('/metadata.sqlite'))

/** Lets `use` read or write a database that no server has open. */
export function withDatabase<T>(path: string, use: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(path)
  try {
    return use(database)
  } finally {
    database.close()
  }
}

/** The tables that can be read by anybody, without those that belong to a full-text index. */
export const tablesIn = (database: DatabaseSync): string[] =>
  database
    .prepare(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
        AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'`,
    )
    .all()
    .map(({ name }) => String(name))
