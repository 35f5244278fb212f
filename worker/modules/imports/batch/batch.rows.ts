import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { ImportBatch, ImportItem } from './batch.contract.ts'

const count = (state: ImportItem['state']): SQL => sql`(SELECT count(*) FROM import_item i
  WHERE i.space_id = b.space_id AND i.batch = b.id AND i.state = ${state})`

/** Lists are private, as their addresses say what a person wanted to read. */
export const isOwnBatch = (context: Context): SQL =>
  sql`b.space_id = ${membershipOf(context).space} AND b.created_by = ${personOf(context).id} AND b.deleted_with IS NULL`

export const importBatches = (context: Context, tail: SQL) =>
  query<ImportBatch>(
    sql`SELECT id, created_at, updated_at, waiting > 0 AS running, waiting + saved + known + failed AS total, waiting, saved,
        known, failed
      FROM (SELECT b.id, b.created_at, b.updated_at, ${count('waiting')} AS waiting, ${count('saved')} AS saved,
        ${count('known')} AS known, ${count('failed')} AS failed FROM import_batch b WHERE ${isOwnBatch(context)} ${tail})
      ORDER BY id DESC`,
    { bool: ['running'] },
  )

export const batchById = (context: Context, id: number) => importBatches(context, sql`AND b.id = ${id}`)

export const itemsOfBatch = (context: Context, id: number) =>
  query<ImportItem>(sql`SELECT i.position, i.url, i.state, i.recipe, i.name, i.code, i.msg, i.updated_at FROM import_item i
    JOIN import_batch b ON b.space_id = i.space_id AND b.id = i.batch
    WHERE ${isOwnBatch(context)} AND i.batch = ${id} ORDER BY i.position`)
