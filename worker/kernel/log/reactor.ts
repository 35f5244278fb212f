import type { Database } from '../sql/database.ts'
import type { Event, Logged } from '../contract/events.ts'
import type { Guard } from './guard.ts'
import type { QueryResults, Queries } from '../sql/query.ts'
import type { Statement } from '../sql/sql.ts'
import type { Append } from './commit.ts'

export interface ReactorContext {
  env: Env
  db: Database
  at: string
}

interface Decided {
  appends: readonly Append[]
  requires?: readonly Guard[]
  also?: readonly Statement[]
}

/** What a reactor writes: read, decided and committed as a command is, so the outside work is not repeated. */
export interface ReactorResult {
  load: Queries
  decide(found: Record<string, unknown[]>): Decided | Promise<Decided>
}

export const reactorResult = <Q extends Queries>(
  load: Q,
  decide: (found: QueryResults<Q>) => ReturnType<ReactorResult['decide']>,
): ReactorResult => ({ load, decide: (found) => decide(found as QueryResults<Q>) }) // The rows of `load`, under its names.

interface Perseverance<E extends Event> {
  /**
   * What is written once all retries have failed, beside the receipt that says so. `error` is what the last one threw;
   * undefined where it was cut off.
   */
  giveUp?(event: Logged<E>, error: unknown): ReactorResult | null
  /** After so many it is given up, where the queue itself would try more often. */
  mostAttempts?: number
}

/**
 * Work outside the database, delivered at least once. Its result is committed together with its receipt, so inside
 * the database it happens exactly once; outside, `stream:version` identifies the work.
 */
export interface Reactor<E extends Event = Event> extends Perseverance<E> {
  name: string
  on: readonly E['type'][]
  run(event: Logged<E>, world: ReactorContext): Promise<ReactorResult | null>
}

export const reactor = <E extends Event>(
  name: string,
  on: readonly E['type'][],
  run: (event: Logged<E>, context: ReactorContext) => Promise<ReactorResult | null>,
  perseverance: Perseverance<E> = {},
): Reactor => ({ name, on, run, ...perseverance }) // Only events of the types in `on` arrive.

/** A reactor throws it where a retry cannot help; the receipt then says that the work was given up. */
export class NonRetryableError extends Error {}
