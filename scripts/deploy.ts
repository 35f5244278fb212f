import { randomBytes } from 'node:crypto'
import { readConfig } from './local/config.read.ts'
import { createDatabases } from './cloud/create-databases.ts'
import { migrateDatabases } from './cloud/migrate-databases.ts'
import { requireOrigin } from './cloud/require-origin.ts'
import { secretNames } from './cloud/secret-names.ts'
import { pipeToCommand, runCommand, commandSucceeds } from './local/run-command.ts'
import { buildWeb } from './local/build-web.ts'

const { queues, r2_buckets: buckets, vars } = readConfig()
requireOrigin(vars['ORIGIN'], await secretNames())

for (const { queue } of queues.consumers ?? []) {
  if (!(await commandSucceeds('wrangler', ['queues', 'info', queue])))
    await runCommand('wrangler', ['queues', 'create', queue])
}
for (const { bucket_name: name } of buckets) {
  if (!(await commandSucceeds('wrangler', ['r2', 'bucket', 'info', name]))) {
    await runCommand('wrangler', ['r2', 'bucket', 'create', name])
  }
}
await createDatabases()
await buildWeb()
// Migrations run before the code that needs them; they only add, so the old code keeps working.
await migrateDatabases('remote')
await runCommand('wrangler', ['deploy'])

// Generated once: it seals sessions and stored secrets, and a new one would void both.
if (!(await secretNames()).includes('AUTH_SECRET')) {
  await pipeToCommand('wrangler', ['secret', 'put', 'AUTH_SECRET'], randomBytes(32).toString('base64'))
}
