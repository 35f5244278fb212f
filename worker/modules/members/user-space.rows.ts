import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOrder } from '#worker/auth/identity-query.ts'
import { personJson } from '#worker/auth/display-name.ts'
import { query, type Query } from '#worker/kernel/sql/query.ts'
import type { Role } from './membership.events.ts'
import { groups, type userSpaceRow } from './user-space.contract.ts'

export type UserSpace = z.output<typeof userSpaceRow>

export interface MembershipRow extends Omit<UserSpace, 'groups'> {
  role: Role
  version: number
  creators: boolean
}

export const membershipRows = (tail: SQL): Query<MembershipRow> =>
  query<MembershipRow>(
    sql`
    SELECT m.id, ${personJson} AS user, m.space_id AS space, m.role, m.version, m.internal_note, m.invite_link,
      m.created_at, m.updated_at, s.created_by = m.user_id AS creators, m.space_id = ${activeSpace} AS active,
      (SELECT json_object('id', h.id, 'name', h.name, 'created_at', h.created_at, 'updated_at', h.updated_at)
        FROM household h WHERE h.space_id = m.space_id AND h.id = m.household AND h.deleted_with IS NULL) AS household
    FROM membership m JOIN user u ON u.id = m.user_id JOIN space s ON s.space_id = m.space_id
    ${tail}`,
    { json: ['user', 'household'], bool: ['active', 'creators'] },
  )

/** `roleRank` of a role goes up with its rights. */
export const roleRank = (role: SQL): SQL =>
  sql`CASE ${role} WHEN 'guest' THEN 1 WHEN 'user' THEN 2 WHEN 'admin' THEN 3 END`

export const householdName = (space: SQL, id: SQL): SQL =>
  sql`(SELECT h.name FROM household h
    WHERE h.space_id = ${space} AND h.id = ${id} AND h.deleted_with IS NULL) COLLATE NOCASE`

export const membershipSortKeys = {
  user: sql`(${personJson} ->> 'display_name') COLLATE NOCASE`,
  groups: roleRank(sql`m.role`),
  household: householdName(sql`m.space_id`, sql`m.household`),
  created_at: sql`m.created_at`,
}

/** Must choose like authentication does. */
const activeSpace = sql`(SELECT c.space_id FROM membership c WHERE c.user_id = u.id AND c.deleted_with IS NULL
  ORDER BY ${membershipOrder} LIMIT 1)`

export const presentMembership = ({
  role,
  version: _version,
  creators: _creators,
  ...row
}: MembershipRow): UserSpace => ({
  ...row,
  groups: groups.filter(({ name }) => name === role),
})
