import type { Logged } from '../contract/events.ts'
import { noEventsSince } from '../log/guard.ts'
import { reactor, reactorResult, type ReactorContext, type ReactorResult } from '../log/reactor.ts'
import { continuePreparing, continueRunning, failJob, finishJob, isActive } from './job.decider.ts'
import type { EndedItem, JobEvent, SliceAsked } from './job.events.ts'
import { JobFailure, type JobKind, type SliceWork } from './job-kind.ts'
import { anyJobById, jobById, type JobItem, type JobRow, waitingIn, waitingItems } from './job.rows.ts'

export const JOB_REACTOR = 'jobs'

/** Does a slice of a job at a time; its results, its receipt and the wish for the next are one commit. */
export const jobReactor = (kinds: ReadonlyMap<string, JobKind>) =>
  reactor<SliceAsked>(
    JOB_REACTOR,
    ['job.slice_asked'],
    async (event, context) => {
      const { space, data } = event
      const { found } = await context.db.read({ found: anyJobById(space, data.id) })
      const [job] = found
      const kind = job && kinds.get(job.kind)
      if (!job || !kind) return null
      const world = { ...context, space }
      if (job.is_deleted) {
        await clearAway(kind, job, world)
        return null
      }
      try {
        if (job.state === 'preparing') return clearedAway(kind, job, world, await prepareSlice(kind, job, world))
        if (job.state === 'running') return clearedAway(kind, job, world, await runSlice(kind, job, world))
      } catch (error) {
        if (!(error instanceof JobFailure)) throw error
        return whileUnchanged(space, job, (now) => failJob(now, { code: error.code, msg: error.message }))
      }
      // It was cancelled, or has ended, maybe while this slice was at work and before it was cut off.
      await clearAway(kind, job, world)
      return null
    },
    { giveUp: giveUpSlice },
  )

const giveUpSlice = ({ space, data }: Logged<SliceAsked>): ReactorResult =>
  reactorResult({ job: jobById(space, data.id) }, ({ job: [now] }) => ({
    appends:
      now?.state === 'preparing' || now?.state === 'running'
        ? [
            failJob(now, {
              code: 'job.given_up',
              msg: 'It could not go on, also after many attempts. It can be tried again.',
            }),
          ]
        : [],
    requires: [],
  }))

/** Deletes what was kept for jobs that are over. */
export const jobCleanUpReactor = (kinds: ReadonlyMap<string, JobKind>) =>
  reactor<Extract<JobEvent, { type: `job.${'finished' | 'failed' | 'cancelled' | 'expired' | 'deleted'}` }>>(
    'job-clean-up',
    ['job.finished', 'job.failed', 'job.cancelled', 'job.expired', 'job.deleted'],
    async ({ space, data }: Logged<JobEvent>, context) => {
      const { found } = await context.db.read({ found: anyJobById(space, data.id) })
      const [job] = found
      if (job) await kinds.get(job.kind)?.cleanUp?.(job, { ...context, space })
      return null
    },
  )

type World = ReactorContext & { space: number }

/** What a slice has stored after its job was over goes before its receipt is written, so that none is left. */
function clearedAway(kind: JobKind, job: JobRow, world: World, slice: ReactorResult): ReactorResult {
  let isCleared = false
  return {
    ...slice,
    async decide(found) {
      if (isCleared) return NOTHING
      const decided = await slice.decide(found)
      if (decided.appends.length === 0) isCleared = await clearAway(kind, job, world)
      return decided
    },
  }
}

const NOTHING = { appends: [], requires: [] }

/** Returns whether the job was over. */
async function clearAway(kind: JobKind, job: JobRow, world: World): Promise<boolean> {
  const { found } = await world.db.read({ found: anyJobById(world.space, job.id) })
  // Whose owner was erased has no row.
  const now: JobRow = found[0] ?? { ...job, state: 'cancelled', is_deleted: true }
  const isOver = now.is_deleted || !isActive(now)
  if (isOver) await kind.cleanUp?.(now, world)
  return isOver
}

async function prepareSlice(kind: JobKind, job: JobRow, world: World): Promise<ReactorResult> {
  const prepared = await kind.prepare(job, world)
  return whileUnchanged(world.space, job, (now) => continuePreparing(now, prepared))
}

/** A job that was changed meanwhile, as by a cancellation, keeps nothing of the slice. */
const whileUnchanged = (
  space: number,
  { id, state, total }: JobRow,
  next: (now: JobRow) => ReturnType<typeof failJob>,
): ReactorResult =>
  reactorResult({ job: jobById(space, id) }, ({ job: [now] }) => ({
    appends: now?.state === state && now.total === total ? [next(now)] : [],
    requires: [],
  }))

async function runSlice(kind: JobKind, job: JobRow, world: World): Promise<ReactorResult> {
  const { space, db } = world
  const { items } = await db.read({ items: waitingItems(space, job.id, kind.sliceSize) })
  if (items.length === 0) return finishSlice(kind, job, world)
  const work = await workOf(kind, job, items, world)
  return reactorResult(
    {
      ...work.load,
      '@job': jobById(space, job.id),
    },
    async ({ '@job': [now], ...found }) => {
      if (now?.state !== 'running') return { appends: [], requires: [] }
      const { appends, requires, also = [], items: ended } = await work.decide(found)
      const left = { waiting: waitingIn(now) - ended.length, hasEnd: kind.finish !== undefined }
      return {
        appends: [...appends, continueRunning(now, ended, left)],
        requires: requires ?? [noEventsSince],
        also,
      }
    },
  )
}

/** Items that were asked for meanwhile come first. */
async function finishSlice(kind: JobKind, job: JobRow, world: World): Promise<ReactorResult> {
  const details = (await kind.finish?.(job, world)) ?? {}
  return whileUnchanged(world.space, job, (now) => {
    const waiting = waitingIn(now)
    return waiting > 0 ? continueRunning(now, [], { waiting, hasEnd: false }) : finishJob(now, details)
  })
}

/** Where a slice cannot be done as a whole, its first item is done, or fails, by itself. */
async function workOf(kind: JobKind, job: JobRow, items: readonly JobItem[], world: World): Promise<SliceWork> {
  const [first] = items
  if (!first) return endedAs([])
  try {
    return await kind.run(job, items, world)
  } catch (error) {
    if (error instanceof JobFailure) throw error
    console.warn(`job ${job.id} of space ${world.space} could not do its items at once`, error)
  }
  try {
    return await kind.run(job, [first], world)
  } catch (error) {
    if (error instanceof JobFailure) throw error
    console.error(`job ${job.id} of space ${world.space}, item ${first.position}`, error)
    return endedAs([brokenItem(first)])
  }
}

const endedAs = (items: EndedItem[]): SliceWork => ({
  load: {},
  decide: () => ({ appends: [], requires: [], items }),
})

const brokenItem = ({ position }: JobItem) => ({
  position,
  state: 'failed' as const,
  code: 'job.broken',
  msg: 'Something went wrong here, on our side. It can be tried again.',
})
