import type { Database } from '../sql/database.ts'
import type { Event, Logged } from '../contract/events.ts'
import type { Guard } from './guard.ts'
import type { Found, Queries } from '../sql/query.ts'
import type { Append } from './store.ts'

/** What a reactor may use: its event's database, and the outside through the environment. */
export interface World {
  env: Env
  db: Database
  at: string
}

/** What outside work comes to in the database: read, decided and written as a command is, so that nothing is repeated outside. */
export interface Result {
  load: Queries
  decide(found: Record<string, unknown[]>): { appends: readonly Append[]; requires?: readonly Guard[] }
}

export const result = <Q extends Queries>(
  load: Q,
  decide: (found: Found<Q>) => ReturnType<Result['decide']>,
): Result => ({ load, decide: (found) => decide(found as Found<Q>) }) // What is found are the rows of `load`, under its names.

/**
 * Work that leaves the database: delivered at least once, remembered once done. What it comes to is committed together
 * with its receipt, so inside the database it happens exactly once; outside, `stream:version` names the work.
 */
export interface Reactor<E extends Event = Event> {
  name: string
  on: readonly E['type'][]
  run(event: Logged<E>, world: World): Promise<Result | null>
}

export const reactor = <E extends Event>(
  name: string,
  on: readonly E['type'][],
  run: (event: Logged<E>, world: World) => Promise<Result | null>,
): Reactor => ({ name, on, run }) // `on` lets only events of these types through.

/** Thrown by a reactor where trying again cannot help: the work is recorded as given up. */
export class GiveUp extends Error {}
