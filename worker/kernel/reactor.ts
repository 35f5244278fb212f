import type { Event, Logged } from './events.ts'
import type { Append } from './store.ts'

/** What a reactor may use of the outside. */
export interface World {
  env: Env
  database: string
  now: () => string
}

/**
 * Work that leaves the database: delivered at least once, remembered once done. What it returns is committed together
 * with its receipt, so inside the database it happens exactly once.
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
): Reactor => ({ name, on, run: run as Reactor['run'] }) // `on` lets only events of these types through.
