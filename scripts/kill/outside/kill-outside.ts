import { setTimeout as sleep } from 'node:timers/promises'
import { KillableServer } from '../killable-server.ts'
import { replayFaults } from '../replay-differences.ts'
import { runClients } from '../run-clients.ts'
import { seededRandom } from '../seeded-random.ts'
import { checkArchives } from './check-archives.ts'
import { checkCredits } from './check-credits.ts'
import { checkWebhook } from './check-webhook.ts'
import { startCounterparts, SECRETS, type Counterparts } from './counterparts.ts'
import type { AtRest, OutsideWorkload } from './outside-workload.ts'
import { outsideWorkloads } from './outside-workloads.ts'
import { readOutsideState } from './outside-state.ts'
import { endDay, passTime } from './pass-time.ts'
import { setUpOutside, type Outside } from './set-up-outside.ts'
import { SOON } from './scheduled-days.ts'
import { untilAtRest } from './until-at-rest.ts'

interface Run {
  folder: string
  times: number
  seed: number
  onLine: (line: string) => void
}

/** Between two looks at everything. */
const KILLS_A_ROUND = 8
const MOST_ANSWERS = 60
const MAX_WORK_MS = 4_000
/** So often a day is over, and an archive is made and copied while all else goes on. */
const ROUNDS_A_DAY = 2

export interface World {
  server: KillableServer
  outside: Outside
  counterparts: Counterparts
  workloads: readonly OutsideWorkload[]
}

/** Kills a server while it works with others, as often as asked for; returns faults in what it left here and there. */
export async function killOutside({ folder, times, seed, onLine }: Run): Promise<string[]> {
  const random = seededRandom(seed)
  const counterparts = await startCounterparts(random)
  const origins = Object.values(counterparts.doors).map(({ origin }) => origin)
  const server = await KillableServer.open(folder, random, origins)
  const faults: string[] = []
  try {
    counterparts.beQuiet(true)
    const outside = await setUpOutside(server.users[0]!.client, counterparts) // There are two.
    const world = { server, outside, counterparts, workloads: outsideWorkloads(outside, counterparts) }
    for (let round = 1, kills = 0; kills < times; round++) {
      const worked = await killAtWork(world, round, Math.min(KILLS_A_ROUND, times - kills))
      kills += worked.kills
      const began = performance.now()
      const state = await settle(world)
      const found = [...worked.faults, ...(await check(world, state))]
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      faults.push(...found.map((fault) => `round ${round}: ${fault}`))
      onLine(
        `${round}: ${kills} kills, ${worked.answers} calls, ${worked.interrupted} cut off, followers ${worked.cutOff} cut off ` +
          `and ${worked.awake} with lost messages, sweep ${worked.sweepMs} ms, at rest and checked in ${seconds} s, ${found.length} faults`,
      )
      for (const fault of found) onLine(`  ${fault}`)
      if (kills >= times) sayWhatHappened(world, state, onLine)
    }
  } finally {
    await server.end()
    counterparts.close()
  }
  return faults
}

async function killAtWork({ server, counterparts, workloads }: World, round: number, kills: number) {
  const { client } = server.users[0]! // There are two.
  const done = { kills, answers: 0, interrupted: 0, cutOff: 0, awake: 0, sweepMs: 0, faults: [] as string[] }
  counterparts.beQuiet(false)
  for (let kill = 0; kill < kills; kill++) {
    let isOver = false
    const running = runClients(workloads.map(onDisk), client, () => isOver)
    const [before, most] = [server.answerCount, server.random() * MOST_ANSWERS]
    const latest = Date.now() + server.random() * MAX_WORK_MS
    while (server.answerCount - before < most && Date.now() < latest) await sleep(5)
    done.answers += server.answerCount - before
    isOver = true
    await server.end()
    const { interrupted, faults } = await running
    done.interrupted += interrupted
    done.faults.push(...faults)
    const { cutOff, awake } = readOutsideState(server.folder)
    done.cutOff += cutOff
    done.awake += awake
    // Sometimes it is up again before anybody's time is over.
    if (server.random() < 0.7) passTime(server.folder)
    if (kill === 0 && round % ROUNDS_A_DAY === 0) endDay(server.folder)
    for (const { whileDown } of workloads) await whileDown?.(server.random)
    await server.start()
    const began = performance.now()
    await server.runScheduled(SOON)
    done.sweepMs = Math.max(done.sweepMs, Math.round(performance.now() - began))
  }
  return done
}

const onDisk = ({ name, act }: OutsideWorkload) => ({ name, act, check: () => Promise.resolve([]) })

async function settle(world: World): Promise<AtRest> {
  const { server } = world
  world.counterparts.beQuiet(true)
  await server.end()
  passTime(server.folder)
  await server.start()
  await untilAtRest(world)
  // A look that was begun before something changed has not seen it.
  await untilAtRest(world)
  const remains = await server.kill()
  const state = readOutsideState(server.folder)
  await server.start()
  return { remains, state }
}

async function check({ server, outside, counterparts, workloads }: World, rest: AtRest): Promise<string[]> {
  const { client } = server.users[0]! // There are two.
  const { state, remains } = rest
  const faults = [...state.underWay.map((one) => `${one}, and it never ends`), ...state.stuck]
  for (const workload of workloads) faults.push(...(await workload.check(client, rest)))
  faults.push(
    ...checkWebhook(outside, state.log, await counterparts.received()),
    ...(await checkCredits(client, state)),
    ...(await checkArchives(client, counterparts)),
    ...(await replayFaults(client.send)),
    ...remains.missingFiles.map((key) => `${key} is named by a row but not stored`),
  )
  for (const [name, secret] of Object.entries(SECRETS)) {
    const tables = remains.tablesContaining(secret)
    if (tables.length > 0) faults.push(`the ${name} is to be read in ${tables.join()}`)
  }
  return faults
}

/** How often the log says what, and what the other side had to bear. */
function sayWhatHappened({ counterparts, outside }: World, { state }: AtRest, onLine: Run['onLine']): void {
  const types = state.log.filter(({ space }) => space === outside.space).map(({ type }) => type)
  const kinds = Map.groupBy(types.toSorted(), (type) => type.split('.')[0])
  for (const [, all] of kinds) {
    const counted = [...Map.groupBy(all, (type) => type)].map(([type, some]) => `${type} ${some.length}`)
    onLine(`  ${counted.join(', ')}`)
  }
  for (const [name, { cutsBefore, cutsAfter }] of Object.entries(counterparts.doors))
    onLine(`  ${name}: cut off ${cutsBefore} times before and ${cutsAfter} times after it was done`)
}
