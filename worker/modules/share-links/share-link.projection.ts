import { and, eq, isNull, sql } from 'drizzle-orm'
import { memberTable } from '#worker/kernel/sql/member.table.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { insertRows } from '#worker/kernel/sql/bulk-write.ts'
import { queryBuilder } from '#worker/kernel/sql/sql.ts'
import type { MemberEvent } from '#worker/modules/members/member.events.ts'
import type { ShareLinkEvent } from './share-link.events.ts'
import { shareLinkTable } from './share-link.table.ts'

type MemberLeft = Extract<MemberEvent, { type: 'member.left' }>

export const shareLinkProjection = projection<ShareLinkEvent | MemberLeft>({
  'share-link.created': ({ space, version, at, data }) =>
    insertRows(shareLinkTable, [{ ...data, space_id: space, version, created_at: at }]),
  'share-link.changed': ({ space, version, data: { id, valid_until } }) =>
    queryBuilder.update(shareLinkTable).set({ version, valid_until }).where(link(space, id)),
  'share-link.revoked': ({ space, version, at, data: { id } }) =>
    queryBuilder.update(shareLinkTable).set({ version, revoked_at: at }).where(link(space, id)),
  'share-link.reported': ({ space, version, data: { id } }) =>
    queryBuilder
      .update(shareLinkTable)
      .set({ version, reports: sql`${shareLinkTable.reports} + 1` })
      .where(link(space, id)),
  // The links of a member who left stop working. A late event leaves links alone that were made after a return.
  'member.left': ({ space, at, data: { user, seq } }) =>
    queryBuilder
      .update(shareLinkTable)
      .set({ revoked_at: at })
      .where(
        and(
          eq(shareLinkTable.space_id, space),
          eq(shareLinkTable.created_by, user),
          isNull(shareLinkTable.revoked_at),
          sql`EXISTS (SELECT 1 FROM ${memberTable} m WHERE m.space_id = ${space} AND m.user_id = ${user} AND m.seq < ${seq})`,
        ),
      ),
})

const link = (space: number, id: string) => and(eq(shareLinkTable.space_id, space), eq(shareLinkTable.id, id))
