import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Miniflare } from 'miniflare'
import { unstable_splitSqlQuery as splitSql } from 'wrangler'

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

/** Each file is one transaction. `wrangler d1 migrations` reads the same table. Returns the names applied. */
export async function migrateDatabase(database: Database, folder: string): Promise<string[]> {
  await database.prepare(CREATE_MIGRATIONS_TABLE).run()
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map((row) => row.name))
  const wanted = globSync(`${folder}/*.sql`)
    .map((path) => ({ path, name: basename(path) }))
    .filter(({ name }) => !applied.has(name))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  for (const { path, name } of wanted) {
    const statements = splitSql(readFileSync(path, 'utf8')).map((sql) => database.prepare(sql))
    await database.batch([...statements, database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)])
  }
  return wanted.map(({ name }) => name)
}

const CREATE_MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`
