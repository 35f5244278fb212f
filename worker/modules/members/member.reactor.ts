import { sql } from 'drizzle-orm'
import { systemContext } from '#worker/auth/system-context.ts'
import { reactor } from '#worker/kernel/log/reactor.ts'
import {
  replicateMembers,
  REPLICATED_EVENTS,
  REPLICATION_REACTOR,
  isJoinEvent,
  currentMembers,
} from './replicate-members.ts'

/** Replicates members where the request itself did not complete it. */
export const memberReactor = reactor(
  REPLICATION_REACTOR,
  REPLICATED_EVENTS,
  async ({ type, space, seq, data }, { env, at }) => {
    const context = systemContext(env, at)
    const { id, user = id } = data as { id: number; user?: number }
    const where =
      type === 'user.renamed'
        ? sql`m.user_id = ${user} AND m.deleted_with IS NULL`
        : sql`m.space_id = ${space} AND m.user_id = ${user}`
    const { now } = await context.directory.read({ now: currentMembers(where) })
    await replicateMembers(context, isJoinEvent({ type }) ? 'joined' : 'changed', now, seq)
    await context.settled()
    return null
  },
)
