import { actorOf, membershipOf, type Context } from './context.ts'
import type { Logged } from '../contract/events.ts'
import type { Projection } from './projection.ts'
import type { Store } from './commit.ts'

/** What the registry knows about events: how to project them, and who wants to hear of them. */
export interface CommitHandlers {
  project: Projection
  /** Sends events to the reactors that want them, except those that are `done` with them already. */
  notifyReactors(
    context: Pick<Context, 'env' | 'background'>,
    database: string,
    events: readonly Logged[],
    done: readonly string[],
  ): void
}

let registeredHandlers: CommitHandlers | undefined

/** Set once, when the registry is put together; the kernel itself knows no module. */
export const setCommitHandlers = (what: CommitHandlers): void => {
  registeredHandlers = what
}

const commitHandlers = (): CommitHandlers => {
  if (!registeredHandlers) throw new Error('no registry')
  return registeredHandlers
}

/** The asker's space, ready for commands and reads. */
export function spaceStore(context: Context): Store {
  const { space, shard } = membershipOf(context)
  return createStore(context, context.spaceDatabase(shard), space)
}

/** The directory, partitioned like a space; 0 holds what belongs to no space. */
export const directoryStore = (context: Context, partition = 0, handledReactors: readonly string[] = []): Store =>
  createStore(context, context.directory, partition, handledReactors)

/** `done`: reactors whose work the caller does at once, and for which it writes the receipts. */
export const createStore = (
  context: Context,
  db: Store['db'],
  space: number,
  handledReactors: readonly string[] = [],
): Store => ({
  db,
  space,
  at: context.at,
  actor: actorOf(context),
  commandId: context.commandId,
  idempotencyKey: context.idempotencyKey && {
    ...context.idempotencyKey,
    id: personalKey(context, context.idempotencyKey.id),
  },
  project: commitHandlers().project,
  notifyReactors: (events) => commitHandlers().notifyReactors(context, db.name, events, handledReactors),
  background: context.background,
})

/** A key belongs to whoever sent it. What the system itself writes begins otherwise, so that nobody can be first there. */
const personalKey = ({ identity }: Context, id: string) => `person:${identity?.user.id ?? 0}:${id}`
