import { setTimeout as sleep } from 'node:timers/promises'
import { makeAccount } from '../tests/e2e/account.make.ts'
import { watchRuntime } from './bench/import/peak-memory.ts'
import { photoArchive } from './bench/import/photo-archive.ts'
import { sendArchive } from './bench/import/send-archive.ts'
import { watchHeap } from './bench/import/watch-heap.ts'
import { startServer } from './local/start-server.ts'

// `npm run bench:import -- 1000` imports an archive of so many recipes with photos of 200 KB into a local server, takes
// the import back and does it again. `npm run bench:import -- 10000 bare` does without photos. With `heap` it says the
// most memory that the worker alone had, with `live` what of it was in use.
const recipes = Number(process.argv[2] ?? 1000)
const words = new Set(process.argv.slice(3))
const isBare = words.has('bare')
const isLive = words.has('live')
const INSPECTOR_PORT = 9339
const peakMemory = watchRuntime()
const [archive, server] = await Promise.all([
  photoArchive(recipes, isBare ? 0 : 10),
  startServer({
    web: false,
    entry: 'scripts/bench/import/counting-worker.ts',
    onLog: () => {},
    inspectorPort: INSPECTOR_PORT,
  }),
])
const peakHeap = words.has('heap') || isLive ? await watchHeap(INSPECTOR_PORT, { isLive }) : null
interface Usage {
  roundTrips: number
  rowsRead: number
  rowsWritten: number
}
interface Job {
  id: number
  state: string
  done: number
  known: number
  failed: number
  total: number
}
try {
  const account = await makeAccount(server.origin)
  const usage = async (): Promise<Usage> => (await fetch(`${server.origin}/_local/usage`)).json() as Promise<Usage>
  const ended = async (id: number) => {
    for (;;) {
      const job = await account.call<Job>('GET', `/api/job/${id}/`)
      if (job.state !== 'preparing' && job.state !== 'running') return job
      await sleep(1000)
    }
  }
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const [began, before] = [performance.now(), await usage()]
    await work()
    const [seconds, after] = [(performance.now() - began) / 1000, await usage()]
    const trips = after.roundTrips - before.roundTrips
    const per = (total: number) => (total / recipes).toFixed(1)
    console.log(
      `${what.padEnd(16)} ${seconds.toFixed(1).padStart(7)} s ${String(trips).padStart(7)} round trips, ` +
        `${per(after.rowsRead - before.rowsRead)} rows read and ${per(after.rowsWritten - before.rowsWritten)} written a ` +
        `recipe, ${peakMemory().toFixed(0)} MB at most`,
    )
    if (!peakHeap) return
    const { used, total, outside, both } = peakHeap()
    console.log(
      `  the worker: ${used.toFixed(0)} MB used of ${total.toFixed(0)} MB, ${outside.toFixed(0)} MB outside of the heap, ` +
        `${both.toFixed(0)} MB together`,
    )
  }
  console.log(
    `${recipes} recipes, ${(archive.length / 1_000_000).toFixed(0)} MB, ${peakMemory().toFixed(0)} MB at rest`,
  )
  let upload = 0
  await timed('sent', async () => {
    upload = await sendArchive(server.origin, account, archive)
  })
  const asked = { id: 0, command: '' }
  await timed('all rows', async () => {
    const response = await fetch(`${server.origin}/api/import-files/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ uploads: [upload], start: true }),
    })
    asked.command = response.headers.get('x-command') ?? ''
    asked.id = ((await response.json()) as Job).id // The answer of our own worker.
    const { state, done } = await ended(asked.id)
    if (state !== 'done' || done !== recipes) throw new Error(`the import is ${state}, ${done} recipes came`)
  })
  if (!isBare)
    await timed('all pictures', async () => {
      for (let page = 1; ;) {
        const { results, next } = await account.call<{ results: { image: string | null }[]; next: string | null }>(
          'GET',
          `/api/recipe/?page_size=100&page=${page}`,
        )
        if (results.some(({ image }) => image === null)) await sleep(1000)
        else if (next === null) return
        else page++
      }
    })
  const undo = async () => {
    const response = await fetch(`${server.origin}/api/command/${asked.command}/undo/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    asked.command = response.headers.get('x-command') ?? ''
    const { job } = (await response.json()) as { job?: Job }
    const { state, done, known, failed } = job ? await ended(job.id) : { state: 'done', done: 0, known: 0, failed: 0 }
    console.log(`  ${state}: ${done} done, ${known} kept, ${failed} failed`)
  }
  await timed('taken back', undo)
  await timed('done again', undo)
} finally {
  await server.stop()
}
