import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeAccount } from '../tests/e2e/account.make.ts'
import { client } from './kill/client.ts'
import { runClients } from './kill/clients.run.ts'
import { seededRandom } from './kill/random.ts'
import { replayFaults } from './kill/replay.check.ts'
import { startVictim } from './kill/victim.start.ts'
import { works } from './kill/works.ts'

// `npm run kill -- --times 20 --seed 7` kills a server of its own at random moments while people write, and looks what is left.
const { values } = parseArgs({ options: { times: { type: 'string', default: '10' }, seed: { type: 'string' } } })
const times = Number(values.times)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
if (!Number.isInteger(times) || !Number.isInteger(seed)) throw new Error('npm run kill -- [--times N] [--seed N]')
const random = seededRandom(seed)
const folder = mkdtempSync(join(tmpdir(), 'larder-kill-'))
const faults: string[] = []
console.log(`seed ${seed}, ${times} times`)

const heard = { answers: 0 }
const answered = () => void heard.answers++

let victim = await startVictim(folder)
try {
  // Two households, on two databases.
  const people = await Promise.all(
    [0, 1].map(async () => ({
      client: client(() => victim.origin, (await makeAccount(victim.origin)).token, random, answered),
      works: works.map((begin) => begin()),
    })),
  )
  for (let round = 1; round <= times; round++) {
    let isOver = false
    const running = people.map((person) => runClients(person.works, person.client, () => isOver))
    // After so many answers, so that a slow machine gets as far; and then anywhere within a call.
    heard.answers = 0
    const [enough, latest] = [20 + random() * 150, Date.now() + 60_000]
    while (heard.answers < enough && Date.now() < latest) await sleep(5)
    await sleep(random() * 50)
    const { answers } = heard
    isOver = true
    await victim.kill()
    const done = await Promise.all(running)
    const began = performance.now()
    victim = await startVictim(folder)
    const back = Math.round(performance.now() - began)
    const checks = await Promise.all(
      people.flatMap(({ works: all, client: asks }) => all.map((work) => work.check(asks))),
    )
    const found = [
      ...done.flatMap(({ faults: wrong }) => wrong),
      ...checks.flat(),
      ...(await replayFaults(victim.origin)),
    ]
    faults.push(...found.map((fault) => `round ${round}: ${fault}`))
    const cut = done.reduce((sum, one) => sum + one.cut, 0)
    console.log(`${round}: ${answers} calls answered, ${cut} cut off, up again in ${back} ms, ${found.length} faults`)
  }
} finally {
  await victim.kill()
  if (faults.length === 0) rmSync(folder, { recursive: true, force: true })
}
for (const fault of faults) console.error(fault)
console.log(
  faults.length === 0 ? 'nothing was lost, nothing half done' : `${faults.length} faults; the data is in ${folder}`,
)
process.exit(faults.length === 0 ? 0 : 1)
