import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { MemberEvent } from '#worker/modules/members/member.events.ts'
import type { awaitedPeople, recognition } from './awaited.contract.ts'

type Awaited = z.output<typeof awaitedPeople>

export const awaitedIn = (space: number) =>
  query<Awaited[number]>(
    sql`SELECT user_id AS id, display_name AS name FROM member
      WHERE space_id = ${space} AND user_id < 0 AND gone AND is_active ORDER BY user_id DESC`,
  )

export async function listAwaited(context: Context): Promise<Awaited> {
  const { space, shard } = membershipOf(context)
  return (await context.spaceDatabase(shard).read({ found: awaitedIn(space) })).found
}

/** They came by an invitation, and whoever runs the house says who they were. */
export function recognize(context: Context, { person, user }: z.output<typeof recognition>): Promise<Answer<Awaited>> {
  const store = spaceStore(context)
  const load = {
    awaited: awaitedIn(store.space),
    member: query(
      sql`SELECT 1 FROM member WHERE space_id = ${store.space} AND user_id = ${user} AND user_id > 0 AND NOT gone`,
    ),
  }
  return execute(store, load, ({ awaited, member: [member] }) => {
    if (!member || !awaited.some(({ id }) => id === person)) throw notFound()
    const event: MemberEvent = { type: 'member.recognized', data: { from: person, user } }
    return outcome({
      appends: [{ stream: `member:${person}`, expected: 'any', events: [event] }],
      answer: { awaited: awaitedIn(store.space) },
      respond: ({ awaited: left }): Awaited => left,
    })
  })
}
