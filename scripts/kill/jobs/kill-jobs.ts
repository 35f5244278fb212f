import { setTimeout as sleep } from 'node:timers/promises'
import { KillableServer } from '../killable-server.ts'
import { replayFaults } from '../replay-differences.ts'
import { seededRandom } from '../seeded-random.ts'
import type { KillClient } from '../workload.ts'
import { answered } from './answered.ts'
import { checkSpaces } from './check-spaces.ts'
import { checkStoredPictures } from './check-stored-pictures.ts'
import type { AskedJob, EndedItem, EndedJob, JobWorkload } from './job-workload.ts'
import { jobWorkloads } from './job-workloads.ts'
import { startPageHost } from './page-host.ts'

interface Run {
  folder: string
  times: number
  seed: number
  /** Names of workloads; all, where none are named. */
  only?: readonly string[]
  onLine: (line: string) => void
}

interface Asked {
  workload: JobWorkload
  client: KillClient
  job: AskedJob
}

const MAX_WORK_MS = 2_500
/** Two hours on, the sweep also sends again what failed before a kill. */
const SWEEP_DAYS = 130 / 1440
const MAX_SWEEPS = 60
/** Pages of one host are read one after another, with pauses. */
const PAGE_HOSTS = 3

/** Kills a server while jobs are at work, as often as asked for; returns faults in what they left. */
export async function killJobs({ folder, times, seed, only, onLine }: Run): Promise<string[]> {
  const pages = await Promise.all(Array.from({ length: PAGE_HOSTS }, startPageHost))
  const origins = pages.map(({ origin }) => origin)
  const workloads = jobWorkloads(origins).filter(({ name }) => only?.includes(name) ?? true)
  const server = await KillableServer.open(folder, seededRandom(seed), origins)
  const faults: string[] = []
  const hits = new Map<string, number>()
  try {
    for (let round = 1, kills = 0; kills < times; round++) {
      const asked = await askAll(server, workloads, round)
      const before = kills
      for (let busy = asked; kills < times && busy.length > 0; busy = await atWork(asked)) {
        await sleep(server.random() * MAX_WORK_MS)
        await server.end()
        await server.start()
        kills++
        for (const { workload } of busy) hits.set(workload.name, (hits.get(workload.name) ?? 0) + 1)
        for (const { client, job } of asked) if (server.random() < 0.3) await job.disturb?.(client)
        await asked[0]?.client.runScheduled(SWEEP_DAYS)
      }
      const found = await checkRound(server, asked)
      faults.push(...found)
      onLine(`round ${round}: ${kills - before} kills, ${kills} in all, ${found.length} faults`)
      for (const fault of found) onLine(`  ${fault}`)
    }
  } finally {
    await server.end()
    for (const { close } of pages) close()
  }
  for (const [name, count] of hits) onLine(`${name}: killed ${count} times at work`)
  return faults
}

async function askAll({ users }: KillableServer, workloads: readonly JobWorkload[], round: number): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const workload of workloads) {
    const { client } = users[workload.isAlone ? 1 : 0]! // There are two.
    asked.push({ workload, client, job: await workload.ask(client, round) })
  }
  return asked
}

const stateOf = ({ client, job: { id } }: Asked) =>
  answered<Omit<EndedJob, 'items'>>(client.send('GET', `/api/job/${id}/`))

/** Those that have not ended. */
async function atWork(asked: readonly Asked[]): Promise<Asked[]> {
  const busy = await Promise.all(
    asked.map(async (one) => {
      const { state } = await stateOf(one)
      return state === 'preparing' || state === 'running' || (await one.job.goOn?.(one.client, state))
    }),
  )
  return asked.filter((_, i) => busy[i])
}

async function checkRound(server: KillableServer, asked: readonly Asked[]): Promise<string[]> {
  await untilNothingIsLeft(server, asked)
  const faults: string[] = []
  const ended = new Map<Asked, EndedJob>()
  for (const one of asked) {
    const job = await stateOf(one)
    if (!['done', 'cancelled'].includes(job.state)) faults.push(`job ${job.id} is ${job.state}`)
    const items = await one.client.listAll<EndedItem>(`/api/job/${job.id}/items/`)
    ended.set(one, { ...job, items })
    faults.push(...(await one.job.check(one.client, { ...job, items })))
  }
  faults.push(...(await replayFaults(server.users[0]!.client.send)))
  const remains = await server.kill()
  faults.push(...checkStoredPictures(remains), ...checkSpaces(remains))
  for (const [{ job }, end] of ended) faults.push(...(job.checkDisk?.(remains, end) ?? []))
  await server.start()
  return faults
}

/** Until jobs have ended and their pictures are stored. What is missing then is a fault that the checks find. */
async function untilNothingIsLeft(server: KillableServer, asked: readonly Asked[]) {
  for (let sweeps = 0; sweeps < MAX_SWEEPS; sweeps++) {
    await server.runScheduled(SWEEP_DAYS)
    await sleep(1_000)
    if ((await atWork(asked)).length > 0) continue
    const recipes = await server.users[0]!.client.listAll<{ image: string | null }>('/api/recipe/')
    if (recipes.some(({ image }) => image === null)) continue
    if (!server.hasFilesOfJobs()) return
  }
}
