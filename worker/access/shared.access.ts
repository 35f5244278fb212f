import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'

interface SharedColumns {
  space_id: SQLWrapper
  shared: SQLWrapper
  created_by: SQLWrapper
}

export const mineOrShared = (context: Context, { shared, created_by }: Omit<SharedColumns, 'space_id'>): SQL => {
  const me = personOf(context).id
  return sql`(${created_by} = ${me} OR EXISTS (SELECT 1 FROM json_each(${shared}) friend WHERE friend.value = ${me}))`
}

/** Leaves out people who left the space. */
export const sharedWithJson = ({ space_id, shared }: Omit<SharedColumns, 'created_by'>): SQL => sql`(
  SELECT json_group_array(json(${memberJson(sql`friend.space_id`, sql`friend.user_id`)})) FROM json_each(${shared}) one
  JOIN member friend ON friend.space_id = ${space_id} AND friend.user_id = one.value AND NOT friend.gone)`

export const isSpaceMember = (space: number, id: SQLWrapper): SQL => sql`EXISTS (
  SELECT 1 FROM member friend WHERE friend.space_id = ${space} AND friend.user_id = ${id} AND NOT friend.gone)`
