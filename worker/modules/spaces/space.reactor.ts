import { systemContext } from '#worker/auth/system-context.ts'
import { reactor } from '#worker/kernel/log/reactor.ts'
import { seedSpace, SEED_REACTOR } from './seed-space.ts'
import type { SpaceEvent } from './space.events.ts'

type Created = Extract<SpaceEvent, { type: 'space.created' }>

/** Fills a new space where the request that created it did not get that far. */
export const spaceReactor = reactor<Created>(SEED_REACTOR, ['space.created'], async ({ data }, { env, at }) => {
  const { id: space, shard, starter, created_by: owner } = data
  if (!starter) return null
  const context = systemContext(env, at)
  await seedSpace(context, { space, shard, starter, owner })
  await context.settled()
  return null
})
