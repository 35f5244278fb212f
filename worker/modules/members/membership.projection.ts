import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Recorded } from '../../kernel/contract/events.ts'
import { projection } from '../../kernel/log/projection.ts'
import { idsIn, redact } from '../../kernel/log/purge.ts'
import { bringBack } from '../../kernel/resource/row-life.ts'
import { updateRow } from '../../kernel/sql/rows.ts'
import { q } from '../../kernel/sql/sql.ts'
import type { MembershipEvent } from './membership.events.ts'
import { householdTable, membershipTable } from './membership.table.ts'

const here = (
  table: typeof membershipTable | typeof householdTable,
  { space, data }: Recorded & { data: { id: number } },
): SQL | undefined => and(eq(table.space_id, space), eq(table.id, data.id))

const first = ({ space, version, at }: Recorded) => ({ space_id: space, version, created_at: at, updated_at: at })
const next = ({ version, at }: Recorded) => ({ version, updated_at: at })

export const membershipProjection = projection<MembershipEvent>({
  'membership.granted': (event) => {
    const { user, ...data } = event.data
    return q.insert(membershipTable).values({ ...data, ...first(event), user_id: user })
  },
  'membership.changed': (event) =>
    updateRow(membershipTable, { space: event.space, id: event.data.id }, { ...event.data.patch, ...next(event) }),
  'membership.ended': (event) =>
    q
      .update(membershipTable)
      .set({ deleted_with: event.stream, ...next(event) })
      .where(here(membershipTable, event)),
  'membership.forgotten': ({ space, data: { memberships, invites } }) => [
    redact(space, [...memberships.map((id) => `membership:${id}`), ...invites.map((id) => `invite-link:${id}`)]),
    sql`DELETE FROM membership WHERE space_id = ${space} AND id IN (${idsIn(memberships)})`,
    sql`DELETE FROM invite_link WHERE space_id = ${space} AND id IN (${idsIn(invites)})`,
  ],
  'membership.restored': (event) => bringBack(membershipTable, event, event.data.id),
  'household.created': (event) => q.insert(householdTable).values({ ...event.data, ...first(event) }),
  'household.changed': (event) =>
    q
      .update(householdTable)
      .set({ ...event.data.patch, ...next(event) })
      .where(here(householdTable, event)),
  'household.deleted': (event) =>
    q
      .update(householdTable)
      .set({ deleted_with: event.stream, ...next(event) })
      .where(here(householdTable, event)),
  'household.restored': (event) => bringBack(householdTable, event, event.data.id),
})
