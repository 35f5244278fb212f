import type { Database } from '../sql/database.ts'
import type { Event, Logged } from '../contract/events.ts'
import type { Guard } from './guard.ts'
import type { QueryResults, Queries } from '../sql/query.ts'
import type { Append } from './commit.ts'

/** What a reactor may use: its event's database, and the outside through the environment. */
export interface ReactorContext {
  env: Env
  db: Database
  at: string
}

/** What outside work comes to in the database: read, decided and written as a command is, so that nothing is repeated outside. */
export interface ReactorResult {
  load: Queries
  decide(found: Record<string, unknown[]>): { appends: readonly Append[]; requires?: readonly Guard[] }
}

export const reactorResult = <Q extends Queries>(
  load: Q,
  decide: (found: QueryResults<Q>) => ReturnType<ReactorResult['decide']>,
): ReactorResult => ({ load, decide: (found) => decide(found as QueryResults<Q>) }) // What is found are the rows of `load`, under its names.

/**
 * Work that leaves the database: delivered at least once, remembered once done. What it comes to is committed together
 * with its receipt, so inside the database it happens exactly once; outside, `stream:version` names the work.
 */
export interface Reactor<E extends Event = Event> {
  name: string
  on: readonly E['type'][]
  run(event: Logged<E>, world: ReactorContext): Promise<ReactorResult | null>
}

export const reactor = <E extends Event>(
  name: string,
  on: readonly E['type'][],
  run: (event: Logged<E>, context: ReactorContext) => Promise<ReactorResult | null>,
): Reactor => ({ name, on, run }) // `on` lets only events of these types through.

/** Thrown by a reactor where trying again cannot help: the work is recorded as given up. */
export class NonRetryableError extends Error {}
