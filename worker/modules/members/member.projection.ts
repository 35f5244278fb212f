import { and, eq, lt, sql } from 'drizzle-orm'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import { memberTable } from '#worker/kernel/sql/member.table.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { redactStreams } from '#worker/kernel/log/purge.ts'
import { queryBuilder, type Statement } from '#worker/kernel/sql/sql.ts'
import type { MemberCopy, MemberEvent } from './member.events.ts'

const row = (space: number, user: number) => and(eq(memberTable.space_id, space), eq(memberTable.user_id, user))

const upsertMember = ({ space, data: { user, ...copy } }: Recorded & { data: MemberCopy }): Statement =>
  queryBuilder
    .insert(memberTable)
    .values({ ...copy, space_id: space, user_id: user })
    .onConflictDoUpdate({
      target: [memberTable.space_id, memberTable.user_id],
      set: { ...copy, gone: false },
      setWhere: sql`${memberTable.seq} < ${copy.seq}`,
    })

const FORMER = 'a former member'

/** The row of a deleted account; later copies from the directory no longer change it. */
const nobody = {
  username: FORMER,
  first_name: '',
  last_name: '',
  display_name: FORMER,
  is_staff: false,
  is_superuser: false,
  is_active: false,
  gone: true,
  seq: Number.MAX_SAFE_INTEGER,
}

export const memberProjection = projection<MemberEvent>({
  'member.joined': upsertMember,
  'member.changed': upsertMember,
  'member.left': ({ space, data: { user, seq } }) =>
    queryBuilder
      .update(memberTable)
      .set({ gone: true, household: null, seq })
      .where(and(row(space, user), lt(memberTable.seq, seq))),
  'member.forgotten': ({ space, data: { user, household } }) => [
    redactStreams(space, [`member:${user}`]),
    sql`DELETE FROM ${memberTable} WHERE ${row(space, user)}`,
    queryBuilder.insert(memberTable).values({ ...nobody, space_id: space, user_id: user, household }),
  ],
  'member.awaited': ({ space, data: { user } }) =>
    queryBuilder.update(memberTable).set({ gone: true }).where(row(space, user)),
  'member.preferred': ({ space, data: { user, patch } }) =>
    queryBuilder.update(memberTable).set(patch).where(row(space, user)),
})
