import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { PART_BYTES, type Upload } from './upload.contract.ts'

export interface StoredPart {
  partNumber: number
  etag: string
}

/** A file on its way. It is no read model: what was sent is not history, and goes after a day. */
export interface UploadRow {
  id: number
  name: string
  size: number
  key: string
  /** R2's name for it; null once it is whole. */
  multipart: string | null
  parts: StoredPart[]
  created_at: string
}

export const ownUploads = (context: Context, condition: SQL) =>
  query<UploadRow>(
    sql`SELECT id, name, size, key, multipart, parts, created_at FROM upload WHERE space_id = ${membershipOf(context).space}
      AND created_by = ${personOf(context).id} AND ${condition}`,
    { json: ['parts'] },
  )

export const showUpload = ({ id, name, size, parts, created_at }: UploadRow): Upload => ({
  id,
  name,
  size,
  part_size: PART_BYTES,
  received: parts.map(({ partNumber }) => partNumber).toSorted((a, b) => a - b),
  created_at,
})

export const partCount = (size: number): number => Math.ceil(size / PART_BYTES)

export const spaceOf = (context: Context) => context.spaceDatabase(membershipOf(context).shard)
