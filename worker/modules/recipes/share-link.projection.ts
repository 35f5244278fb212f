import { and, eq, sql } from 'drizzle-orm'
import { projection } from '../../kernel/projection.ts'
import { insertRows } from '../../kernel/rows.ts'
import { q } from '../../kernel/sql.ts'
import type { ShareLinkEvent } from './share-link.events.ts'
import { shareLinkTable } from './share-link.table.ts'

export const shareLinkProjection = projection<ShareLinkEvent>({
  'share-link.created': ({ space, version, at, data }) =>
    insertRows(shareLinkTable, [{ ...data, space_id: space, version, created_at: at }]),
  'share-link.revoked': ({ space, version, at, data: { id } }) =>
    q.update(shareLinkTable).set({ version, revoked_at: at }).where(link(space, id)),
  'share-link.reported': ({ space, version, data: { id } }) =>
    q
      .update(shareLinkTable)
      .set({ version, reports: sql`${shareLinkTable.reports} + 1` })
      .where(link(space, id)),
})

const link = (space: number, id: string) => and(eq(shareLinkTable.space_id, space), eq(shareLinkTable.id, id))
