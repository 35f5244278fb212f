import { sql } from 'drizzle-orm'
import { plain } from '../../kernel/plain.ts'
import { projection } from '../../kernel/projection.ts'
import type { MergedEvent } from '../../kernel/resource.events.ts'
import { exportLogResource, importLogResource } from './log.resource.ts'

const keywordFollowed = projection<MergedEvent<'keyword'>>({
  'keyword.merged': ({ space, data: { id, into } }) =>
    sql`UPDATE import_log SET keyword = ${into} WHERE space_id = ${space} AND keyword = ${id}`,
})

export const importLogs = plain(importLogResource, { projections: [keywordFollowed] })
export const exportLogs = plain(exportLogResource)
