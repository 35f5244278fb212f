import type { Append } from '../log/commit.ts'
import type { Guard } from '../log/guard.ts'
import type { ReactorContext } from '../log/reactor.ts'
import type { Queries, QueryResults } from '../sql/query.ts'
import type { Statement } from '../sql/sql.ts'
import type { EndedItem, FoundItem } from './job.events.ts'
import type { JobItem, JobRow } from './job.rows.ts'

export interface JobWorld extends ReactorContext {
  space: number
}

/** What a slice of a job found: more items, and whether these are all. */
export interface Preparation {
  items: FoundItem[]
  isDone: boolean
  /** With the last items: what there is to know of the whole; something, as it tells that all items are known. */
  details?: Record<string, unknown>
  /** With the last items: nobody needs to look at them before the job goes on. */
  starts?: boolean
}

export interface DecidedSlice {
  appends: readonly Append[]
  requires?: readonly Guard[]
  also?: readonly Statement[]
  /** The first of the items, and any others; those that are left out wait for the next slice. */
  items: EndedItem[]
}

/** What a slice writes: read, decided and committed as a command is, together with how its items ended. */
export interface SliceWork {
  load: Queries
  /** May read more; what it then finds is guarded by `requires` as what was loaded is. */
  decide(found: Record<string, unknown[]>): DecidedSlice | Promise<DecidedSlice>
}

export const sliceWork = <Q extends Queries>(
  load: Q,
  decide: (found: QueryResults<Q>) => ReturnType<SliceWork['decide']>,
): SliceWork => ({ load, decide: (found) => decide(found as QueryResults<Q>) }) // The rows of `load`, under its names.

/** A kind of work that takes longer than an answer may. What it does may be cut off anywhere, and is then done again. */
export interface JobKind {
  kind: string
  /** What it makes is the space's: it stays when whoever asked for it is forgotten. */
  isOfSpace?: true
  /** Items that one commit does. */
  sliceSize: number
  /** Finds the next items after the first `job.total`. Throws `JobFailure` where there is no sense in going on. */
  prepare(job: JobRow, world: JobWorld): Promise<Preparation>
  /** Does these items. Whatever it throws makes them fail one by one, so that one that is broken holds up no other. */
  run(job: JobRow, items: readonly JobItem[], world: JobWorld): Promise<SliceWork>
  /** When no item waits any more, in a slice of its own: makes one of what they became. Answers what there is to know of it. */
  finish?(job: JobRow, world: JobWorld): Promise<Record<string, unknown>>
  /** After the end, also after a cancellation: what else is kept for the job goes. May run more than once. */
  cleanUp?(job: JobRow, world: JobWorld): Promise<void>
}

/** Ends a job with a reason that its owner can read. */
export class JobFailure extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
