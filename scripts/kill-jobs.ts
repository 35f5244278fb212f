import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { killJobs } from './kill/jobs/kill-jobs.ts'

// `npm run kill:jobs -- --times 100 --seed 7` kills a server at random moments while jobs are at work, and
// checks what each of them left.
const { values } = parseArgs({ options: { times: { type: 'string', default: '10' }, seed: { type: 'string' } } })
const times = Number(values.times)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
if (!Number.isInteger(times) || !Number.isInteger(seed)) throw new Error('npm run kill:jobs -- [--times N] [--seed N]')
const folder = mkdtempSync(join(tmpdir(), 'larder-kill-jobs-'))
console.log(`seed ${seed}, ${times} times`)
const faults = await killJobs({ folder, times, seed, onLine: (line) => console.log(line) })
if (faults.length === 0) rmSync(folder, { recursive: true, force: true })
console.log(
  faults.length === 0
    ? 'each item was done once, nothing is left'
    : `${faults.length} faults; the data is in ${folder}`,
)
process.exit(faults.length === 0 ? 0 : 1)
