import { beginFollowing, dueFollowers } from '#worker/kernel/follow/follower.rows.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { followers } from '#worker/registry.ts'
import { sendMessages } from './send-messages.ts'

/** Sends messages for followers of a database whose time has come, and for those whose message got lost. */
export async function wakeDueFollowers(env: Env, db: Database, at: string): Promise<void> {
  await db.batch(followers.map((kind) => beginFollowing(kind, at)))
  const { due } = await db.read({ due: dueFollowers(at) })
  const known = due.filter(({ kind }) => followers.some((one) => one.kind === kind))
  await sendMessages(
    env,
    known.map(({ kind, space, id }) => ({ follower: kind, database: db.name, space, id })),
  )
}
