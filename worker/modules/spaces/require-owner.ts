import { sql } from 'drizzle-orm'
import { belongsToSpace } from '../../access/space.access.ts'
import { forbidden, notFound } from '../../kernel/contract/errors.ts'
import { personOf, type Context } from '../../kernel/log/context.ts'
import { closedSpace } from './refuse-closed-space.ts'
import { spaceRows, type SpaceRow } from './space.rows.ts'

/** A space that the asker belongs to; for whoever runs the server, any. */
export const accessibleSpace = (context: Context, id: number) =>
  spaceRows(sql`WHERE s.space_id = ${id} AND ${belongsToSpace(context)}`)

/** What was found of it, for its creator and whoever runs the server; 404 and 403 for all others. */
export function requireOwner(context: Context, [row]: readonly SpaceRow[]): SpaceRow {
  const { id, is_superuser } = personOf(context)
  if (!row) throw notFound()
  if (row.created_by?.id !== id && !is_superuser) throw forbidden()
  return row
}

/** The same, where it is not to be deleted. */
export function requireOwnerOfOpen(context: Context, rows: readonly SpaceRow[]): SpaceRow {
  const row = requireOwner(context, rows)
  if (row.erase_at !== null) throw closedSpace(row.erase_at)
  return row
}
