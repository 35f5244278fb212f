import { sql } from 'drizzle-orm'
import { uuid } from '#worker/clock.ts'
import { invalid, problem } from '#worker/kernel/contract/errors.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import { PART_BYTES, type Upload } from './upload.contract.ts'
import { forgetUploads } from './take-uploads.ts'
import { ownUploads, partCount, showUpload, spaceOf, type UploadRow } from './upload.rows.ts'

const tooManyUploads = problem('upload.too_many', 409, 'Too many files are on their way already.')

const MAX_UPLOADS = 20

export async function beginUpload(context: Context, { name, size }: { name: string; size: number }): Promise<Upload> {
  const { space } = membershipOf(context)
  const { ids, mine } = await spaceOf(context).read({
    ids: reserveIds(space, { upload: 1 }),
    mine: ownUploads(context, sql`true`),
  })
  if (mine.length >= MAX_UPLOADS) throw tooManyUploads()
  const id = idAllocator(ids)('upload')
  const key = `${space}/upload/${uuid()}`
  const { uploadId } = await context.env.FILES.createMultipartUpload(key)
  await spaceOf(context).batch([
    sql`INSERT INTO upload (space_id, id, created_by, created_at, name, size, key, multipart, parts) VALUES (${space}, ${id},
      ${personOf(context).id}, ${context.at}, ${name}, ${size}, ${key}, ${uploadId}, '[]')`,
  ])
  return showUpload({ id, name, size, key, multipart: uploadId, parts: [], created_at: context.at })
}

export async function findUpload(context: Context, id: number): Promise<UploadRow> {
  const { found } = await spaceOf(context).read({ found: ownUploads(context, sql`id = ${id}`) })
  return foundOne(found)
}

/** The same part may be sent again: the last one counts. */
export async function receivePart(context: Context, { id, part: number }: { id: number; part: number }, part: File) {
  const row = await findUpload(context, id)
  const count = partCount(row.size)
  if (number < 1 || number > count) throw invalid({ part: ['There is no such part.'] })
  const wanted = number === count ? row.size - (count - 1) * PART_BYTES : PART_BYTES
  if (part.size !== wanted) throw invalid({ part: [`Part ${number} has ${wanted} bytes.`] })
  if (row.multipart === null) return showUpload(row)
  const stored = await context.env.FILES.resumeMultipartUpload(row.key, row.multipart).uploadPart(number, part)
  const { space } = membershipOf(context)
  await spaceOf(context).batch([
    sql`UPDATE upload SET parts = (SELECT json_group_array(json(value)) FROM (
        SELECT value FROM json_each(parts) WHERE value ->> 'partNumber' <> ${number}
        UNION ALL SELECT ${JSON.stringify({ partNumber: stored.partNumber, etag: stored.etag })}))
      WHERE space_id = ${space} AND id = ${id}`,
  ])
  return showUpload(await findUpload(context, id))
}

export async function abortUpload(context: Context, id: number): Promise<void> {
  const { key, multipart } = await findUpload(context, id)
  if (multipart === null) await context.env.FILES.delete(key)
  else await context.env.FILES.resumeMultipartUpload(key, multipart).abort()
  await forgetUploads(context, [id])
}
