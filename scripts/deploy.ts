import { randomBytes } from 'node:crypto'
import { readConfig } from './local/config.read.ts'
import { createDatabases } from './cloud/databases.create.ts'
import { migrateDatabases } from './cloud/databases.migrate.ts'
import { captureCommand, feedCommand, runCommand, succeeds } from './local/command.run.ts'
import { buildWeb } from './local/web.build.ts'

const { queues, r2_buckets: buckets } = readConfig()
for (const { queue } of queues.consumers ?? []) {
  if (!(await succeeds('wrangler', ['queues', 'info', queue])))
    await runCommand('wrangler', ['queues', 'create', queue])
}
for (const { bucket_name: name } of buckets) {
  if (!(await succeeds('wrangler', ['r2', 'bucket', 'info', name]))) {
    await runCommand('wrangler', ['r2', 'bucket', 'create', name])
  }
}
await createDatabases()
await buildWeb()
// Before the code that needs them; migrations only ever add.
await migrateDatabases('remote')
await runCommand('wrangler', ['deploy'])

// Made once and never seen: it seals sessions and stored secrets, and changing it would void both.
const secrets: { name: string }[] = JSON.parse(await captureCommand('wrangler', ['secret', 'list', '--format', 'json']))
if (!secrets.some(({ name }) => name === 'AUTH_SECRET')) {
  await feedCommand('wrangler', ['secret', 'put', 'AUTH_SECRET'], randomBytes(32).toString('base64'))
}
