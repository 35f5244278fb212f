import { sql } from 'drizzle-orm'
import { systemContext } from '#worker/auth/system-context.ts'
import { reactor } from '#worker/kernel/log/reactor.ts'
import { carry, CARRIED, CARRIER, isJoining, membersNow } from './carry.ts'

/** Makes sure that spaces hear of what the directory decided, where the request that caused it did not get that far. */
export const memberReactor = reactor(CARRIER, CARRIED, async ({ type, space, seq, data }, { env, at }) => {
  const context = systemContext(env, at)
  const { id, user = id } = data as { id: number; user?: number }
  const where =
    type === 'user.renamed'
      ? sql`m.user_id = ${user} AND m.deleted_with IS NULL`
      : sql`m.space_id = ${space} AND m.user_id = ${user}`
  const { now } = await context.directory.read({ now: membersNow(where) })
  await carry(context, isJoining({ type }) ? 'joined' : 'changed', now, seq)
  await context.settled()
  return null
})
