import { sql } from 'drizzle-orm'
import { belongsToSpace } from '#worker/access/space.access.ts'
import { forbidden, notFound } from '#worker/kernel/contract/errors.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { closedSpace } from './refuse-closed-space.ts'
import { spaceRows, type SpaceRow } from './space.rows.ts'

/** For the operator, any space. */
export const accessibleSpace = (context: Context, id: number) =>
  spaceRows(sql`WHERE s.space_id = ${id} AND ${belongsToSpace(context)}`)

/** Throws 404 without a row, and 403 for anybody but the space's creator and the operator. */
export function requireOwner(context: Context, [row]: readonly SpaceRow[]): SpaceRow {
  const { id, is_superuser } = personOf(context)
  if (!row) throw notFound()
  if (row.created_by?.id !== id && !is_superuser) throw forbidden()
  return row
}

export function requireOwnerOfOpen(context: Context, rows: readonly SpaceRow[]): SpaceRow {
  const row = requireOwner(context, rows)
  if (row.erase_at !== null) throw closedSpace(row.erase_at)
  return row
}
