import { readFileSync, writeFileSync } from 'node:fs'
import { readConfig } from '../local/config.read.ts'
import { captureCommand, runCommand } from '../local/run-command.ts'
import { isPlaceholder, withDatabaseId } from './edit-config.ts'

export async function createDatabases(): Promise<void> {
  const missing = readConfig().d1_databases.flatMap((database) => {
    const { database_name: name, database_id: id } = database
    return isPlaceholder(id) ? [{ name, id }] : []
  })
  if (missing.length === 0) return
  const there = await databaseIds()
  for (const { name } of missing) if (!there.has(name)) await runCommand('wrangler', ['d1', 'create', name])
  const created = await databaseIds()
  for (const { name, id } of missing) {
    const real = created.get(name)
    if (!real) throw new Error(`The database ${name} was created but is not listed`)
    writeFileSync('wrangler.toml', withDatabaseId(readFileSync('wrangler.toml', 'utf8'), id, real))
  }
}

async function databaseIds(): Promise<Map<string, string>> {
  const rows: { name: string; uuid: string }[] = JSON.parse(await captureCommand('wrangler', ['d1', 'list', '--json']))
  return new Map(rows.map(({ name, uuid }) => [name, uuid]))
}
