import { parseArgs } from 'node:util'
import { describeArchive } from './restore/describe-archive.ts'
import { restoreClient } from './restore/restore-client.ts'

// `npm run restore -- FILE --token …` makes a new space of an archive, on whichever server `--origin` names. A token is made in
// the settings, under “API access”.
const USAGE = 'npm run restore -- FILE [--origin http://localhost:8787] --token … [--name …] [--me NUMBER] [--look]'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string', default: process.env['ORIGIN'] ?? 'http://localhost:8787' },
    token: { type: 'string', default: process.env['LARDER_TOKEN'] ?? '' },
    name: { type: 'string' },
    /** Who of the archive is the person whose token that is. */
    me: { type: 'string' },
    /** Says what is in it, and makes nothing. */
    look: { type: 'boolean', default: false },
  },
})
const [file] = positionals
if (!file || !values.token || (values.me !== undefined && !/^-?\d+$/.test(values.me))) {
  console.error(USAGE)
  process.exit(2)
}

const client = restoreClient({ origin: values.origin, token: values.token })
const asked = await client.ask(file)
const found = await client.until(asked, ({ state }) => state !== 'preparing')
for (const line of describeArchive(found)) console.log(line)
if (found.state !== 'ready') process.exit(1)
if (values.look) {
  await client.cancel(found)
  process.exit(0)
}
await client.start(found, {
  ...(values.name === undefined ? {} : { name: values.name }),
  ...(values.me === undefined ? {} : { me: Number(values.me) }),
})
const ended = await client.until(
  found,
  ({ state }) => state !== 'running',
  (job) => {
    console.log(`${job.done} of ${job.total} parts`)
  },
)
console.log(ended.state === 'done' ? 'The space is there: change to it under “All spaces”.' : `It failed: ${ended.msg}`)
process.exit(ended.state === 'done' ? 0 : 1)
