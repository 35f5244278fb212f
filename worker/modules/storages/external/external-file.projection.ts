import { sql, type SQL } from 'drizzle-orm'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import type { ExternalFileEvent } from './external-file.events.ts'

export const externalFileProjection = projection<ExternalFileEvent>({
  'external-file.found': (event) => {
    const { file_path, file_uid, file_etag, file_size } = event.data
    return set(
      event,
      // A link leads to where the file was.
      sql`link = iif(file_path = ${file_path}, link, NULL), missing = 0, file_path = ${file_path}, file_uid = ${file_uid},
        file_etag = ${file_etag}, file_size = ${file_size}`,
    )
  },
  'external-file.missing': (event) => set(event, sql`missing = 1`),
  'external-file.linked': (event) => set(event, sql`link = ${event.data.link}`),
  'external-file.deletion_asked': (event) => set(event, sql`deletion = 'asked'`),
  'external-file.deletion_failed': (event) => set(event, sql`deletion = ${event.data.code}`),
  'external-file.deleted': ({ space, data: { recipe } }) =>
    sql`DELETE FROM external_file WHERE space_id = ${space} AND recipe = ${recipe}`,
})

const set = ({ space, version, data: { recipe } }: Recorded<ExternalFileEvent>, columns: SQL): SQL =>
  sql`UPDATE external_file SET ${columns}, version = ${version} WHERE space_id = ${space} AND recipe = ${recipe}`
