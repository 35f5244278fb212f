import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { query, type Row } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { visibleFile } from '#worker/modules/files/visible-file.ts'
import { withinSpace } from './within-space.ts'
import { spaceImages } from '#worker/modules/settings/space-settings.contract.ts'

/**
 * Throws where a picture is not a file of the space that the asker may see. Reads the space's database only where there
 * is a picture.
 */
export async function refuseForeignPictures(
  context: Context,
  there: { id: number; shard: string },
  settings: Row,
): Promise<void> {
  const named = spaceImages.flatMap((name) =>
    typeof settings[name] === 'number' ? [{ name, file: settings[name] }] : [],
  )
  if (named.length === 0) return
  const { unknown } = await context.spaceDatabase(there.shard).read({
    unknown: query<{ name: string; file: number }>(
      sql`SELECT value ->> 'name' AS name, value ->> 'file' AS file FROM ${jsonEach(named)} WHERE NOT EXISTS (
        SELECT 1 FROM user_file f WHERE f.space_id = ${there.id} AND f.id = value ->> 'file' AND f.deleted_with IS NULL
          AND ${visibleFile(withinSpace(context, there), sql`f`)})`,
    ),
  })
  if (unknown.length === 0) return
  throw invalid(
    Object.fromEntries(unknown.map(({ name, file }) => [name, [`Invalid pk "${file}" - object does not exist.`]])),
    'request.unknown_reference',
  )
}

/** A new space has no files and no providers, so their ids in a body belong to another space. */
export const withoutPictures = (given: Row): Row =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name]) => !(spaceImages as readonly string[]).includes(name) && name !== 'ai_default_provider',
    ),
  )
