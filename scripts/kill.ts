import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkPurgedFiles } from './kill/check-purged-files.ts'
import { KillableServer } from './kill/killable-server.ts'
import { killDuringRepair } from './kill/kill-during-repair.ts'
import { seededRandom } from './kill/seeded-random.ts'
import { killDuringWrites } from './kill/kill-during-writes.ts'

// `npm run kill -- --times 20 --seed 7` kills a server at random moments, during writes and during a replay that
// repairs damaged tables, and checks what is left.
const { values } = parseArgs({ options: { times: { type: 'string', default: '10' }, seed: { type: 'string' } } })
const times = Number(values.times)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
if (!Number.isInteger(times) || !Number.isInteger(seed)) throw new Error('npm run kill -- [--times N] [--seed N]')
const folder = mkdtempSync(join(tmpdir(), 'larder-kill-'))
const faults: string[] = []
console.log(`seed ${seed}, ${times} times`)

const house = await KillableServer.open(folder, seededRandom(seed))
try {
  for (let round = 1; round <= times; round++) {
    for (const cut of [killDuringWrites, killDuringRepair]) {
      const { line, faults: found } = await cut(house)
      faults.push(...found.map((fault) => `round ${round}: ${fault}`))
      console.log(`${round}: ${line}, ${found.length} faults`)
    }
  }
  faults.push(...(await checkPurgedFiles(house)))
} finally {
  await house.end()
  if (faults.length === 0) rmSync(folder, { recursive: true, force: true })
}
for (const fault of faults) console.error(fault)
console.log(
  faults.length === 0 ? 'nothing was lost, nothing half done' : `${faults.length} faults; the data is in ${folder}`,
)
process.exit(faults.length === 0 ? 0 : 1)
