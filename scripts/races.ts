import { parseArgs } from 'node:util'
import { subjects, taking } from '../tests/laws/concurrency.scene.ts'
import { seededRandom } from './kill/seeded-random.ts'
import { replayFaults } from './kill/replay-differences.ts'
import { startServer } from './local/start-server.ts'
import { createAsker } from './races/create-asker.ts'
import { raceForRecipeLimit } from './races/race-for-recipe-limit.ts'
import { racePair, type CommandPair } from './races/race-pair.ts'
import { raceForVersion } from './races/race-for-version.ts'

// `npm run races -- --rounds 5 --seed 7 --only food` starts two commands together over HTTP and checks that the result
// is that of one after the other.
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seed: { type: 'string' }, only: { type: 'string' } },
})
const rounds = Number(values.rounds)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
if (!Number.isInteger(rounds) || !Number.isInteger(seed)) throw new Error('npm run races -- [--rounds N] [--seed N]')
const random = seededRandom(seed)

const RECIPE_LIMIT = 5
const server = await startServer({ web: false, onLog: () => {} })
const faults: string[] = []
try {
  console.log(`seed ${seed}, ${rounds} rounds`)
  for (const [subject, commands] of Object.entries(subjects)) {
    if (values.only !== undefined && values.only !== subject) continue
    const me = await createAsker(server.origin)
    const found: string[] = []
    const pairs = pairsOf(subject, commands)
    for (const pair of pairs) found.push(...(await racePair(me, pair, rounds, random)))
    console.log(`${subject}: ${pairs.length} pairs, ${found.length} faults`)
    faults.push(...found)
  }
  const me = await createAsker(server.origin)
  faults.push(...(await raceForVersion(me, rounds * 5)))
  faults.push(...(await replayFaults((method, path) => fetch(server.origin + path, { method }))))
} finally {
  await server.stop()
}
const small = await startServer({ web: false, onLog: () => {}, variables: { SPACE_MAX_RECIPES: String(RECIPE_LIMIT) } })
try {
  for (let round = 0; round < rounds; round++)
    faults.push(...(await raceForRecipeLimit(await createAsker(small.origin), RECIPE_LIMIT)))
} finally {
  await small.stop()
}
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'every result is that of one command after the other' : `${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)

/** Pairs every command with every command that takes something away, in one order only: both start together. */
function pairsOf(subject: string, commands: (typeof subjects)[string]): CommandPair[] {
  const all = Object.entries(commands)
  const takers = all.filter(([name]) => taking.test(name))
  return all.flatMap(([one, first], i) =>
    takers
      .filter(([other]) => !taking.test(one) || all.findIndex(([name]) => name === other) >= i)
      .map(([other, second]): CommandPair => ({
        name: `${subject}: ${one} / ${other}`,
        subject,
        commands: [first, second],
      })),
  )
}
