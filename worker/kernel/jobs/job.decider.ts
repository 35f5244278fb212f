import type { Append } from '../log/commit.ts'
import type { EndedItem, FoundItem, JobEvent } from './job.events.ts'
import type { Preparation } from './job-kind.ts'
import type { JobRow } from './job.rows.ts'

type Job = Pick<JobRow, 'id' | 'version' | 'state'>

const append = (job: { id: number; version: number }, events: readonly JobEvent[]): Append => ({
  stream: `job:${job.id}`,
  expected: job.version,
  events,
})

const sliceAsked = (id: number): JobEvent => ({ type: 'job.slice_asked', data: { id } })

export interface AskedJob {
  id: number
  kind: string
  /** As people will know it: the name of a file, a number of links. */
  name: string
  created_by: number
  params: Record<string, unknown>
}

export const askJob = (asked: AskedJob): Append =>
  append({ id: asked.id, version: 0 }, [{ type: 'job.asked', data: asked }, sliceAsked(asked.id)])

/** A job whose items are known when it is asked for, and which nobody needs to look at before it starts. */
export const askPreparedJob = (asked: AskedJob, items: FoundItem[], details: Record<string, unknown>): Append =>
  append({ id: asked.id, version: 0 }, [
    { type: 'job.asked', data: asked },
    { type: 'job.items_found', data: { id: asked.id, items } },
    { type: 'job.prepared', data: { id: asked.id, details } },
    started(asked.id, {}),
    sliceAsked(asked.id),
  ])

/** After a slice has found items. */
export function continuePreparing(job: Job, { items, isDone, details = {}, starts = false }: Preparation): Append {
  const { id } = job
  const events: JobEvent[] = items.length > 0 ? [{ type: 'job.items_found', data: { id, items } }] : []
  if (!isDone) return append(job, [...events, sliceAsked(id)])
  events.push({ type: 'job.prepared', data: { id, details } })
  return append(job, starts ? [...events, started(id, {}), sliceAsked(id)] : events)
}

export const startJob = (job: Job, choices: Record<string, unknown>): Append =>
  append(job, [started(job.id, choices), sliceAsked(job.id)])

const started = (id: number, choices: Record<string, unknown>): JobEvent => ({
  type: 'job.started',
  data: { id, choices },
})

interface Left {
  waiting: number
  /** Something is to be done when nothing waits any more. */
  hasEnd: boolean
}

/** After a slice has done items. */
export function continueRunning(job: Job, items: EndedItem[], { waiting, hasEnd }: Left): Append {
  const { id } = job
  const events: JobEvent[] = items.length > 0 ? [{ type: 'job.items_ended', data: { id, items } }] : []
  return append(job, [...events, waiting > 0 || hasEnd ? sliceAsked(id) : finished(id, {})])
}

/** After all items were done, and what comes after them. */
export const finishJob = (job: Job, details: Record<string, unknown>): Append =>
  append(job, [finished(job.id, details)])

const finished = (id: number, details: Record<string, unknown>): JobEvent => ({
  type: 'job.finished',
  data: { id, details },
})

/** Ended items wait again. A job that is running takes them up by itself. */
export const askAgain = (job: Job, positions: number[]): Append =>
  append(job, [
    { type: 'job.items_asked', data: { id: job.id, positions } },
    ...(job.state === 'running' ? [] : [sliceAsked(job.id)]),
  ])

export const cancelJob = (job: Job): Append => append(job, [{ type: 'job.cancelled', data: { id: job.id } }])

export const failJob = (job: Job, { code, msg }: { code: string; msg: string }): Append =>
  append(job, [{ type: 'job.failed', data: { id: job.id, code, msg } }])

/** What it made was kept for a while, and goes. */
export const expireJob = (job: Job): Append => append(job, [{ type: 'job.expired', data: { id: job.id } }])

export const deleteJob = (job: Job): Append => append(job, [{ type: 'job.deleted', data: { id: job.id } }])

/** Stops it first, if it is at work. What was kept for it goes after it. */
export function forgetJob(job: Job): Append {
  const cancelled = isActive(job) ? cancelJob(job).events : []
  const deleted = deleteJob(job)
  return { ...deleted, events: [...cancelled, ...deleted.events] }
}

/** Whether there is still something that somebody could wait for. */
export const isActive = ({ state }: Pick<Job, 'state'>): boolean => ['preparing', 'ready', 'running'].includes(state)

/** Whether all its items are known, so that it can go on from wherever it stopped. */
export const isPrepared = ({ details }: Pick<JobRow, 'details'>): boolean => Object.keys(details).length > 0
