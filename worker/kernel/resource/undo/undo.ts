import type { Context } from '../../log/context.ts'
import type { Logged } from '../../contract/events.ts'
import type { Guard } from '../../log/guard.ts'
import type { QueryResults, Queries } from '../../sql/query.ts'
import type { Statement } from '../../sql/sql.ts'
import type { Append, Store } from '../../log/commit.ts'

export interface NamedRow {
  model: string
  id: number
  name: string | null
}

export interface ReversalResult {
  appends: readonly Append[]
  also?: readonly Statement[]
  /** Guards of this part; where one part leaves them out, the whole undo uses the default guard of `outcome`. */
  requires?: readonly Guard[]
  gone?: readonly NamedRow[]
  /** Rows that the command created and that stay, as others use them or changed them since. */
  kept?: readonly NamedRow[]
  answer?: Queries
  respond?(found: Record<string, unknown[]>, both: { gone: readonly NamedRow[] }): unknown
}

/** How events are undone: what to read, and then the events that cancel them. */
export interface Reversal {
  load: Queries
  /** `gone`: rows that go already, as `model:id`. Referring rows decide before their targets. */
  decide(found: Record<string, unknown[]>, gone: ReadonlySet<string>): ReversalResult | Promise<ReversalResult>
}

export const reversal = <Q extends Queries>(
  load: Q,
  decide: (found: QueryResults<Q>, gone: ReadonlySet<string>) => ReversalResult | Promise<ReversalResult>,
): Reversal => ({ load, decide: (found, gone) => decide(found as QueryResults<Q>, gone) }) // The rows of `load`, under its names.

export interface Undoing {
  context: Context
  store: Store
  events: readonly Logged[]
  /** These are some of the events of a command that is undone bit by bit. */
  isPart?: boolean
}

/** Undoes events of one kind and one command for the asker. */
export type Undoer = (events: readonly Logged[], undoing: Undoing) => Reversal

export const rowIdsOf = (events: readonly Logged[]): number[] => [
  ...new Set(events.map(({ data }) => (data as { id: number }).id)),
]
