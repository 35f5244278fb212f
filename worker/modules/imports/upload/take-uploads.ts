import { sql } from 'drizzle-orm'
import { problem } from '#worker/kernel/contract/errors.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { ownUploads, partCount, spaceOf } from './upload.rows.ts'

const incomplete = problem('upload.incomplete', 409, 'Parts of the file are still missing.')

/** Makes whole files of uploads, of which all parts are there. A repeated call finds them whole. */
export async function completeUploads(
  context: Context,
  ids: readonly number[],
): Promise<{ name: string; key: string; size: number }[]> {
  const { found } = await spaceOf(context).read({
    found: ownUploads(context, sql`id IN (SELECT value FROM ${jsonEach(ids)})`),
  })
  const rows = ids.map((id) => foundOne(found.filter((row) => row.id === id)))
  for (const { key, multipart, parts, size, id } of rows) {
    if (multipart === null) continue
    if (parts.length < partCount(size)) throw incomplete()
    const sorted = parts.toSorted((a, b) => a.partNumber - b.partNumber)
    await context.env.FILES.resumeMultipartUpload(key, multipart).complete(sorted)
    await spaceOf(context).batch([
      sql`UPDATE upload SET multipart = NULL WHERE space_id = ${membershipOf(context).space} AND id = ${id}`,
    ])
  }
  return rows.map(({ name, key, size }) => ({ name, key, size }))
}

/** The files are others' now. */
export const forgetUploads = (context: Context, ids: readonly number[]) =>
  spaceOf(context).batch([
    sql`DELETE FROM upload WHERE space_id = ${membershipOf(context).space} AND id IN (SELECT value FROM ${jsonEach(ids)})`,
  ])
