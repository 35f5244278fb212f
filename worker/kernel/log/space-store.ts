import { actorOf, membershipOf, type Context } from './context.ts'
import type { Wake } from '../follow/wake-followers.ts'
import type { Projection } from './projection.ts'
import type { Store, Written } from './commit.ts'

export interface CommitHandlers {
  project: Projection
  wake: Wake
  /** `done` names the reactors that need no message. */
  notify(
    context: Pick<Context, 'env' | 'background'>,
    place: { database: string; space: number },
    written: Written,
    done: readonly string[],
  ): void
}

let registeredHandlers: CommitHandlers | undefined

/** The registry calls it once; the kernel itself knows no module. */
export const setCommitHandlers = (what: CommitHandlers): void => {
  registeredHandlers = what
}

const commitHandlers = (): CommitHandlers => {
  if (!registeredHandlers) throw new Error('The registry has not been loaded.')
  return registeredHandlers
}

export function spaceStore(context: Context): Store {
  const { space, shard } = membershipOf(context)
  return createStore(context, context.spaceDatabase(shard), space)
}

/** The directory is partitioned like a space; partition 0 holds what belongs to no space. */
export const directoryStore = (context: Context, partition = 0, handledReactors: readonly string[] = []): Store =>
  createStore(context, context.directory, partition, handledReactors)

/** `handledReactors`: the caller does their work at once and writes the receipts. */
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
  wake: commitHandlers().wake,
  notify: (written) => commitHandlers().notify(context, { database: db.name, space }, written, handledReactors),
  background: context.background,
})

/** A key belongs to the person who sent it. Keys of the system have another prefix, so nobody can claim them first. */
const personalKey = ({ identity }: Context, id: string) => `person:${identity?.user.id ?? 0}:${id}`
