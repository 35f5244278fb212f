import { sql } from 'drizzle-orm'
import { membershipOf, personOf, hasLevel, type Context } from '#worker/kernel/log/context.ts'
import { conflict, forbidden, invalid, notFound, stale } from '#worker/kernel/contract/errors.ts'
import type { Answer } from '#worker/kernel/log/execute.ts'
import type { Statement } from '#worker/kernel/sql/sql.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import { commit, type Append, type Store } from '#worker/kernel/log/commit.ts'
import { REPLICATION_REACTOR, replicateNow, currentMembers } from './replicate-members.ts'
import { membershipRows, type MembershipRow } from './user-space.rows.ts'

export async function leaveSpace(context: Context, id: number): Promise<Answer<null>> {
  const me = personOf(context).id
  const { space, creator } = membershipOf(context)
  const { rows } = await context.directory.read({
    rows: membershipRows(
      sql`WHERE m.deleted_with IS NULL AND m.id = ${id} AND (m.user_id = ${me} OR m.space_id = ${space})`,
    ),
  })
  const [row] = rows
  if (!row) throw notFound()
  const known = row.space === space && hasLevel(context, 'admin')
  if (row.user.id !== me && !(creator && row.space === space)) throw known ? forbidden() : notFound()
  if (context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
  const store: Store = { ...directoryStore(context, row.space, [REPLICATION_REACTOR]), idempotencyKey: null }
  const { append, also } = endMembership(row)
  const written = await commit(
    store,
    [append],
    { now: currentMembers(sql`m.space_id = ${row.space} AND m.user_id = ${row.user.id}`) },
    { status: 204, location: null, also: [also] },
  ).catch((error: unknown) => {
    throw String(error).includes('UNIQUE constraint failed') ? conflict() : error
  })
  store.notify(written)
  await replicateNow(context, 'changed', written.found.now, written.events)
  return { status: 204, events: written.events, body: null }
}

/** If it was their active space, another of their spaces becomes active. */
export function endMembership({ id, user, space, version, creators }: MembershipRow): {
  append: Append
  also: Statement
} {
  if (creators) throw invalid({ non_field_errors: ['The creator cannot leave the space.'] }, 'member.creator')
  return {
    append: {
      stream: `membership:${id}`,
      expected: version,
      events: [{ type: 'membership.ended', data: { id, user: user.id } }],
    },
    also: sql`UPDATE user SET active_space = NULL WHERE id = ${user.id} AND active_space = ${space}`,
  }
}
