import type { Database } from './database.ts'
import type { Event, Logged } from './events.ts'
import type { Append } from './store.ts'

/** What a reactor may use: its event's database, and the outside through the environment. */
export interface World {
  env: Env
  db: Database
  at: string
}

/**
 * Work that leaves the database: delivered at least once, remembered once done. What it returns is committed together
 * with its receipt, so inside the database it happens exactly once; outside, `stream:version` names the work.
 */
export interface Reactor<E extends Event = Event> {
  name: string
  on: readonly E['type'][]
  run(event: Logged<E>, world: World): Promise<readonly Append[]>
}

export const reactor = <E extends Event>(
  name: string,
  on: readonly E['type'][],
  run: (event: Logged<E>, world: World) => Promise<readonly Append[]>,
): Reactor => ({ name, on, run }) // `on` lets only events of these types through.

/** Thrown by a reactor where trying again cannot help: the work is recorded as given up. */
export class GiveUp extends Error {}
