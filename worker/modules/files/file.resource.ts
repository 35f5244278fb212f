import { foldName } from '#worker/kernel/contract/name-key.ts'
import { definePartialResource, type ComputedColumn } from '#worker/kernel/resource/define-resource.ts'
import { editableByAsker } from '#worker/access/household.access.ts'
import { userFile } from './file.contract.ts'
import { fileTable, fileTable as file } from './file.table.ts'
import { visibleFile } from './visible-file.ts'
import { sql, type SQL } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { memberJson, memberName } from '#worker/kernel/sql/member.table.ts'
import { visitorQuery, pictureUrl } from './picture-url.ts'

const fileRows = (context: Context): Record<string, ComputedColumn> => {
  const pass = context.identity && personOf(context).id === 0 ? visitorQuery(context.url) : ''
  const picture = { space: sql`${file.space_id}`, owner: sql`'user-file:' || ${file.id}`, key: sql`${file.key}` }
  return {
    file_download: { sql: sql`${`${context.url.origin}/api/download-file/`} || ${file.id} || ${`/${pass}`}` },
    preview: { sql: sql`iif(${isPicture(sql`${file.type}`)}, ${pictureUrl(context, picture)}, '')` },
    file_size_kb: { sql: sql`CAST(round(${file.size} / 1000.0) AS INTEGER)` },
    created_by: { as: 'json', sql: memberJson(sql`${file.space_id}`, sql`${file.created_by}`) },
  }
}

export const fileResource = definePartialResource(
  userFile,
  fileTable,
  {
    search: ['name_fold'],
    visible: (context) => visibleFile(context),
    editable: (context) => editableByAsker(context, fileTable.created_by),
    computed: fileRows,
    sortKeys: () => ({ created_by: memberName(sql`${file.space_id}`, sql`${file.created_by}`) }),
    derivedColumns: ({ name }) => (typeof name === 'string' ? { name_fold: foldName(name) } : {}),
  },
  ['list', 'retrieve', 'destroy', 'effects'],
)

export const isPicture = (type: SQL): SQL => sql`substr(${type}, 1, 6) = 'image/'`
