import { sql } from 'drizzle-orm'
import { membershipOf, personOf } from '../../kernel/context.ts'
import { naming } from '../../kernel/merge.footprint.ts'
import { plain } from '../../kernel/plain.ts'
import { projection } from '../../kernel/projection.ts'
import type { MergedEvent } from '../../kernel/resource.events.ts'
import { importLogTable } from './log.table.ts'
import { exportLogResource, importLogResource } from './log.resource.ts'

const keywordFollowed = projection<MergedEvent<'keyword'>>({
  'keyword.merged': ({ space, data: { id, into } }) =>
    sql`UPDATE import_log SET keyword = ${into} WHERE space_id = ${space} AND keyword = ${id}`,
})

export const importLogs = plain(importLogResource, {
  projections: [keywordFollowed],
  footprints: { 'keyword.merged': [naming(importLogTable, 'keyword')] },
})
export const exportLogs = plain(exportLogResource, {
  feed: {
    'export-log': (
      context,
    ) => sql`EXISTS (SELECT 1 FROM export_log own WHERE own.space_id = ${membershipOf(context).space}
      AND 'export-log:' || own.id = e.stream AND own.created_by = ${personOf(context).id})`,
  },
})
