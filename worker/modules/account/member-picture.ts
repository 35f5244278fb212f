import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { isPicture } from '#worker/modules/files/file.resource.ts'
import { pictureUrl } from '#worker/modules/files/picture-url.ts'
import { visibleFile } from '#worker/modules/files/visible-file.ts'

/** The address of the picture that a row `m` of `member` chose; null without one, and where only hidden recipes show it. */
export function memberPicture(context: Context): SQL {
  const owner = sql`'user-file:' || f.id`
  const address = pictureUrl(context, { space: sql`f.space_id`, owner, key: sql`f.key` })
  return sql`(SELECT ${address} FROM user_file f WHERE f.space_id = m.space_id AND f.id = m.image
    AND f.deleted_with IS NULL AND ${isPicture(sql`f.type`)} AND ${visibleFile(context, sql`f`)})`
}
