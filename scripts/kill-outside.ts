import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { killOutside } from './kill/outside/kill-outside.ts'

// `npm run kill:outside -- --times 60 --seed 7` kills a server at random moments while it works with a to-do list, a
// receiver of webhooks, a storage, an AI and a speaker, and checks that they all agree afterwards.
const { values } = parseArgs({ options: { times: { type: 'string', default: '12' }, seed: { type: 'string' } } })
const times = Number(values.times)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
if (!Number.isInteger(times) || !Number.isInteger(seed))
  throw new Error('npm run kill:outside -- [--times N] [--seed N]')
const folder = mkdtempSync(join(tmpdir(), 'larder-kill-outside-'))
console.log(`seed ${seed}, ${times} times`)
const faults = await killOutside({ folder, times, seed, onLine: (line) => console.log(line) })
if (faults.length === 0) rmSync(folder, { recursive: true, force: true })
console.log(
  faults.length === 0
    ? 'nothing was lost, nothing was done twice'
    : `${faults.length} faults with seed ${seed}; the data is in ${folder}`,
)
process.exit(faults.length === 0 ? 0 : 1)
