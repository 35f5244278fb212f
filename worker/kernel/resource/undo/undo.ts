import type { Context } from '../../log/context.ts'
import type { Logged } from '../../contract/events.ts'
import type { Guard } from '../../log/guard.ts'
import type { QueryResults, Queries } from '../../sql/query.ts'
import type { Statement } from '../../sql/sql.ts'
import type { Append, Store } from '../../log/commit.ts'

/** A row by what people call its kind and it. */
export interface NamedRow {
  model: string
  id: number
  name: string | null
}

/** What events of one kind come to when they are taken back. */
export interface ReversalResult {
  appends: readonly Append[]
  also?: readonly Statement[]
  /** What this rests on; where one part leaves it out, all rests on all that was read, as of an `Outcome`. */
  requires?: readonly Guard[]
  /** Rows that were made by the command and go with it. */
  gone?: readonly NamedRow[]
  /** Rows that were made by the command and stay, as others use them or changed them since. */
  kept?: readonly NamedRow[]
  answer?: Queries
  respond?(found: Record<string, unknown[]>, both: { gone: readonly NamedRow[] }): unknown
}

/** How events are taken back: what to read, and then the events that cancel them. */
export interface Reversal {
  load: Queries
  /** `gone`: what goes already, `model:id`. Who refers decides before what it refers to. */
  decide(found: Record<string, unknown[]>, gone: ReadonlySet<string>): ReversalResult | Promise<ReversalResult>
}

export const reversal = <Q extends Queries>(
  load: Q,
  decide: (found: QueryResults<Q>, gone: ReadonlySet<string>) => ReversalResult | Promise<ReversalResult>,
): Reversal => ({ load, decide: (found, gone) => decide(found as QueryResults<Q>, gone) }) // What is found are the rows of `load`, under its names.

/** A command that is being taken back, by whom, and where. */
export interface Undoing {
  context: Context
  store: Store
  /** All events of the command. */
  events: readonly Logged[]
}

/** Takes events of one kind and one command back, on behalf of whoever asks. */
export type Undoer = (events: readonly Logged[], undoing: Undoing) => Reversal

/** The ids that events are about. */
export const rowIdsOf = (events: readonly Logged[]): number[] => [
  ...new Set(events.map(({ data }) => (data as { id: number }).id)),
]
