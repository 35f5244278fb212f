import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { FROM_LINKS } from '../from-links/from-links-kind.ts'
import type { ImportBatch, ImportItem } from './batch.contract.ts'

const count = (state: ImportItem['state']): SQL => sql`(SELECT count(*) FROM import_item i
  WHERE i.space_id = b.space_id AND i.batch = b.id AND i.state = ${state})`

/** Lists are private, as their addresses say what a person wanted to read. */
export const isOwnBatch = (context: Context): SQL =>
  sql`b.space_id = ${membershipOf(context).space} AND b.created_by = ${personOf(context).id} AND b.deleted_with IS NULL`

const isOwnLinkJob = (context: Context): SQL =>
  sql`j.space_id = ${membershipOf(context).space} AND j.created_by = ${personOf(context).id} AND j.kind = ${FROM_LINKS}
    AND j.deleted_with IS NULL`

const batchOfJob = sql`j.params ->> 'batch'`

/** Jobs in the older shape, and lists from before there were jobs: rows of `b`. */
const allBatches = (context: Context): SQL => sql`(
  SELECT b.id, b.created_at, b.updated_at, NULL AS runs, ${count('waiting')} AS waiting, ${count('saved')} AS saved,
      ${count('known')} AS known, ${count('failed')} AS failed FROM import_batch b WHERE ${isOwnBatch(context)}
  UNION ALL SELECT ${batchOfJob}, j.created_at, j.updated_at, j.state = 'running', j.total - j.done - j.known - j.failed,
      j.done, j.known, j.failed FROM job j WHERE ${isOwnLinkJob(context)}) b`

export const importBatches = (context: Context, tail: SQL) =>
  query<ImportBatch>(
    sql`SELECT b.id, b.created_at, b.updated_at, coalesce(b.runs, b.waiting > 0) AS running,
        b.waiting + b.saved + b.known + b.failed AS total, b.waiting, b.saved, b.known, b.failed
      FROM ${allBatches(context)} ${tail}`,
    { bool: ['running'] },
  )

export const countBatches = (context: Context): SQL => sql`SELECT count(*) FROM ${allBatches(context)}`

export const batchById = (context: Context, id: number) => importBatches(context, sql`WHERE b.id = ${id}`)

/** The job that a list is, unless it is older than jobs. */
export const jobOfBatch = (context: Context, id: number) =>
  query<{ id: number }>(sql`SELECT j.id FROM job j WHERE ${isOwnLinkJob(context)} AND ${batchOfJob} = ${id}`)

export const itemsOfBatch = (context: Context, id: number) =>
  query<ImportItem>(sql`SELECT i.position, i.url, i.state, i.recipe, i.name, i.code, i.msg, i.updated_at FROM import_item i
      JOIN import_batch b ON b.space_id = i.space_id AND b.id = i.batch
      WHERE ${isOwnBatch(context)} AND i.batch = ${id}
    UNION ALL SELECT i.position, i.details ->> 'url', iif(i.state = 'done', 'saved', i.state),
        iif(${isThere}, CAST(substr(i.result, 8) AS INTEGER), NULL), iif(${isThere}, i.name, NULL), i.code, i.msg, i.updated_at
      FROM job j JOIN job_item i ON i.space_id = j.space_id AND i.job = j.id
      WHERE ${isOwnLinkJob(context)} AND ${batchOfJob} = ${id}
    ORDER BY position`)

/** An item that waits once more still says what it was before. */
const isThere = sql`i.state IN ('done', 'known')`
