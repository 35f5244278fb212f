import { setTimeout as sleep } from 'node:timers/promises'
import { KillableServer } from '../killable-server.ts'
import { replayFaults } from '../replay-differences.ts'
import { seededRandom } from '../seeded-random.ts'
import type { KillClient } from '../workload.ts'
import { answered } from './answered.ts'
import { checkStoredPictures } from './check-stored-pictures.ts'
import type { AskedJob, EndedItem, EndedJob } from './job-workload.ts'
import { jobWorkloads } from './job-workloads.ts'
import { startPageHost } from './page-host.ts'

interface Run {
  folder: string
  times: number
  seed: number
  onLine: (line: string) => void
}

const MAX_WORK_MS = 2_500
/** Two hours on, the sweep also sends again what failed before a kill. */
const SWEEP_DAYS = 130 / 1440
const MAX_SWEEPS = 60

/** Kills a server while jobs are at work, as often as asked for; returns faults in what they left. */
export async function killJobs({ folder, times, seed, onLine }: Run): Promise<string[]> {
  const pages = await startPageHost()
  const workloads = jobWorkloads(pages.origin)
  const server = await KillableServer.open(folder, seededRandom(seed), [pages.origin])
  const faults: string[] = []
  try {
    const client = server.users[0]!.client
    for (let round = 1, kills = 0; kills < times; round++) {
      const asked: AskedJob[] = []
      for (const workload of workloads) asked.push(await workload.ask(client, round))
      const before = kills
      while (kills < times && (kills === before || !(await areOver(client, asked)))) {
        await sleep(server.random() * MAX_WORK_MS)
        await server.end()
        await server.start()
        kills++
        for (const { disturb } of asked) if (server.random() < 0.3) await disturb?.(client)
        await client.runScheduled(SWEEP_DAYS)
      }
      const found = await checkRound(server, client, asked)
      faults.push(...found.map((fault) => `round ${round}: ${fault}`))
      onLine(`round ${round}: ${kills - before} kills, ${kills} in all, ${found.length} faults`)
    }
  } finally {
    await server.end()
    pages.close()
  }
  return faults
}

const jobOf = ({ send }: KillClient, { id }: AskedJob) =>
  answered<Omit<EndedJob, 'items'>>(send('GET', `/api/job/${id}/`))

async function areOver(client: KillClient, asked: readonly AskedJob[]): Promise<boolean> {
  const jobs = await Promise.all(asked.map((one) => jobOf(client, one)))
  return jobs.every(({ state }) => state !== 'preparing' && state !== 'running')
}

async function checkRound(server: KillableServer, client: KillClient, asked: readonly AskedJob[]): Promise<string[]> {
  await untilNothingIsLeft(server, client, asked)
  const faults: string[] = []
  for (const one of asked) {
    const job = await jobOf(client, one)
    if (!['done', 'cancelled'].includes(job.state)) faults.push(`job ${job.id} is ${job.state}`)
    const items = await client.listAll<EndedItem>(`/api/job/${job.id}/items/`)
    faults.push(...(await one.check(client, { ...job, items })))
  }
  faults.push(...(await replayFaults(client.send)))
  faults.push(...checkStoredPictures(await server.kill()))
  await server.start()
  return faults
}

/** Until jobs have ended and their pictures are stored. What is missing then is a fault that the checks find. */
async function untilNothingIsLeft(server: KillableServer, client: KillClient, asked: readonly AskedJob[]) {
  for (let sweeps = 0; sweeps < MAX_SWEEPS; sweeps++) {
    await client.runScheduled(SWEEP_DAYS)
    await sleep(1_000)
    if (!(await areOver(client, asked))) continue
    const recipes = await client.listAll<{ image: string | null }>('/api/recipe/')
    if (recipes.some(({ image }) => image === null)) continue
    if (!server.hasFilesOfJobs()) return
  }
}
