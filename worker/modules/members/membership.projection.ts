import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { idSubquery, redactStreams } from '#worker/kernel/log/purge.ts'
import { restoreRow } from '#worker/kernel/resource/soft-delete-row.ts'
import { updateRow } from '#worker/kernel/sql/bulk-write.ts'
import { queryBuilder } from '#worker/kernel/sql/sql.ts'
import type { MembershipEvent } from './membership.events.ts'
import { householdTable, membershipTable } from './membership.table.ts'

const rowKey = (
  table: typeof membershipTable | typeof householdTable,
  { space, data }: Recorded & { data: { id: number } },
): SQL | undefined => and(eq(table.space_id, space), eq(table.id, data.id))

const createdColumns = ({ space, version, at }: Recorded) => ({
  space_id: space,
  version,
  created_at: at,
  updated_at: at,
})
const updatedColumns = ({ version, at }: Recorded) => ({ version, updated_at: at })

export const membershipProjection = projection<MembershipEvent>({
  'membership.granted': (event) => {
    const { user, ...data } = event.data
    return queryBuilder.insert(membershipTable).values({ ...data, ...createdColumns(event), user_id: user })
  },
  'membership.changed': (event) =>
    updateRow(
      membershipTable,
      { space: event.space, id: event.data.id },
      { ...event.data.patch, ...updatedColumns(event) },
    ),
  'membership.ended': (event) =>
    queryBuilder
      .update(membershipTable)
      .set({ deleted_with: event.stream, ...updatedColumns(event) })
      .where(rowKey(membershipTable, event)),
  'membership.forgotten': ({ space, data: { memberships, invites } }) => [
    redactStreams(space, [...memberships.map((id) => `membership:${id}`), ...invites.map((id) => `invite-link:${id}`)]),
    sql`DELETE FROM membership WHERE space_id = ${space} AND id IN (${idSubquery(memberships)})`,
    sql`DELETE FROM invite_link WHERE space_id = ${space} AND id IN (${idSubquery(invites)})`,
  ],
  'membership.restored': (event) => restoreRow(membershipTable, event, event.data.id),
  'household.created': (event) =>
    queryBuilder.insert(householdTable).values({ ...event.data, ...createdColumns(event) }),
  'household.changed': (event) =>
    queryBuilder
      .update(householdTable)
      .set({ ...event.data.patch, ...updatedColumns(event) })
      .where(rowKey(householdTable, event)),
  'household.deleted': (event) =>
    queryBuilder
      .update(householdTable)
      .set({ deleted_with: event.stream, ...updatedColumns(event) })
      .where(rowKey(householdTable, event)),
  'household.restored': (event) => restoreRow(householdTable, event, event.data.id),
})
