import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig } from './local/config.read.ts'
import { shardBinding, withShards } from './cloud/edit-config.ts'
import { createDatabases } from './cloud/create-databases.ts'
import { migrateDatabases } from './cloud/migrate-databases.ts'

const usage = 'npm run shards -- --count N [--remote]   (N from 1 to 100)'
const { values } = parseArgs({ options: { count: { type: 'string' }, remote: { type: 'boolean', default: false } } })
const count = Number(values.count)
if (!Number.isInteger(count) || count < 1 || count > 100) throw new Error(usage)

const shards = readConfig()
  .d1_databases.filter(({ binding }) => /^SPACES_\d\d$/.test(binding))
  .map(({ binding, database_name: name, database_id: id }) => ({ binding, name, id }))
// Spaces live on shards, so a shard is never removed.
if (count < shards.length) throw new Error(`There are ${shards.length} shards already, and shards are never removed`)

for (let index = shards.length; index < count; index++) shards.push(shardBinding(index))
writeFileSync('wrangler.toml', withShards(readFileSync('wrangler.toml', 'utf8'), shards))
if (values.remote) await createDatabases()
await migrateDatabases(values.remote ? 'remote' : 'local')
console.log(`${count} shards: ${shards.map(({ binding }) => binding).join(', ')}`)
