import { sql, type SQL } from 'drizzle-orm'
import { query } from '../sql/query.ts'
import type { ItemState, JobState } from './job.table.ts'

/** A job as its kind and its routes see it. */
export interface JobRow {
  id: number
  version: number
  kind: string
  name: string
  state: JobState
  created_by: number
  created_at: string
  updated_at: string
  params: Record<string, unknown>
  details: Record<string, unknown>
  choices: Record<string, unknown>
  total: number
  done: number
  known: number
  failed: number
  code: string | null
  msg: string
  is_deleted: boolean
}

export interface JobItem {
  position: number
  name: string
  state: ItemState
  details: Record<string, unknown>
  result: string | null
  code: string | null
  msg: string
  updated_at: string
}

const DECODED = { json: ['params', 'details', 'choices'], bool: ['is_deleted'] } as const
const COLUMNS = sql`id, version, kind, name, state, created_by, created_at, updated_at, params, details, choices, total, done,
  known, failed, code, msg, deleted_with IS NOT NULL AS is_deleted`

export const jobsWhere = (space: number, condition: SQL, tail: SQL = sql``) =>
  query<JobRow>(
    sql`SELECT ${COLUMNS} FROM job
      WHERE space_id = ${space} AND deleted_with IS NULL AND ${condition} ${tail}`,
    DECODED,
  )

export const jobById = (space: number, id: number) => jobsWhere(space, sql`id = ${id}`)

/** Also one that its owner has deleted. */
export const anyJobById = (space: number, id: number) =>
  query<JobRow>(sql`SELECT ${COLUMNS} FROM job WHERE space_id = ${space} AND id = ${id}`, DECODED)

export const itemsWhere = (space: number, job: number, condition: SQL, tail: SQL = sql``) =>
  query<JobItem>(
    sql`SELECT position, name, state, details, result, code, msg, updated_at FROM job_item
      WHERE space_id = ${space} AND job = ${job} AND ${condition} ORDER BY position ${tail}`,
    { json: ['details'] },
  )

export const waitingItems = (space: number, job: number, most: number) =>
  itemsWhere(space, job, sql`state = 'waiting'`, sql`LIMIT ${most}`)

/** Items that nobody has done, or that are to be done again. */
export const waitingIn = ({ total, done, known, failed }: JobRow): number => total - done - known - failed
