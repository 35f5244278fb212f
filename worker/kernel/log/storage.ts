import { actorOf, membershipOf, type Context } from './context.ts'
import type { Logged } from '../contract/events.ts'
import type { Projection } from './projection.ts'
import type { Store } from './store.ts'

/** What the registry knows about events: how to project them, and who wants to hear of them. */
export interface Consequences {
  project: Projection
  /** Sends events to the reactors that want them, except those that are `done` with them already. */
  announce(
    context: Pick<Context, 'env' | 'background'>,
    database: string,
    events: readonly Logged[],
    done: readonly string[],
  ): void
}

let consequences: Consequences | undefined

/** Set once, when the registry is put together; the kernel itself knows no module. */
export const onCommit = (what: Consequences): void => {
  consequences = what
}

const effects = (): Consequences => {
  if (!consequences) throw new Error('no registry')
  return consequences
}

/** The asker's space, ready for commands and reads. */
export function spaceStore(context: Context): Store {
  const { space, shard } = membershipOf(context)
  return storeOn(context, context.spaceDatabase(shard), space)
}

/** The directory, partitioned like a space; 0 holds what belongs to no space. */
export const directoryStore = (context: Context, partition = 0, done: readonly string[] = []): Store =>
  storeOn(context, context.directory, partition, done)

/** `done`: reactors whose work the caller does at once, and for which it writes the receipts. */
export const storeOn = (context: Context, db: Store['db'], space: number, done: readonly string[] = []): Store => ({
  db,
  space,
  at: context.at,
  actor: actorOf(context),
  command: context.command,
  key: context.key && { ...context.key, id: keyOf(context, context.key.id) },
  project: effects().project,
  announce: (events) => effects().announce(context, db.name, events, done),
  background: context.background,
})

/** A key belongs to whoever sent it. What the system itself writes begins otherwise, so that nobody can be first there. */
const keyOf = ({ identity }: Context, id: string) => `person:${identity?.user.id ?? 0}:${id}`
