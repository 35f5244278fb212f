import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '#worker/kernel/log/context.ts'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'

export interface ActivityEvent {
  seq: number
  at: string
  stream: string
  version: number
  type: string
  data: Record<string, unknown>
  actor: Person | null
  command: string | null
}

export interface ActivityQuery {
  before?: number | undefined
  limit: number
  person?: number | undefined
  kind?: string | undefined
  object?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

/** One request scans at most this many events, matching or not. */
const MAX_EVENTS = 2000

const scannedEvents = (space: number, { before, kind, object, from, to }: ActivityQuery): SQL => {
  const stream = kind !== undefined && object !== undefined ? sql` AND stream = ${`${kind}:${object}`}` : sql``
  return sql`SELECT * FROM event WHERE space_id = ${space}${stream}
    ${before === undefined ? sql`` : sql`AND seq < ${before}`} ${from ? sql`AND at >= ${from}` : sql``}
    ${to ? sql`AND at <= ${to}` : sql``} ORDER BY seq DESC LIMIT ${MAX_EVENTS}`
}

export const activityEvents = (space: number, asked: ActivityQuery, isVisible: SQL) => {
  const { kind, person, limit } = asked
  const ofKind = kind === undefined ? sql`` : sql` AND substr(e.type, 1, instr(e.type, '.') - 1) = ${kind}`
  const by = person === undefined ? sql`` : sql` AND e.meta ->> 'user' = ${person}`
  return query<ActivityEvent>(
    sql`SELECT e.seq, e.at, e.stream, e.version, e.type, e.data, ${memberJson(sql`e.space_id`, sql`e.meta ->> 'user'`)} AS actor,
        's.' || (e.meta ->> 'command') AS command
      FROM (${scannedEvents(space, asked)}) e WHERE e.data <> 'null'${ofKind}${by} AND ${isVisible} ORDER BY e.seq DESC LIMIT ${limit}`,
    { json: ['data', 'actor'] },
  )
}

/** `last` is null at the end of the log. */
export const scanEnd = (space: number, asked: ActivityQuery) =>
  query<{ n: number; last: number | null }>(
    sql`SELECT count(*) AS n, iif(count(*) < ${MAX_EVENTS}, NULL, min(seq)) AS last FROM (${scannedEvents(space, asked)})`,
  )

/** Limit of earlier events read to find previous values; older values are left out. */
const MAX_BYTES = 2_000_000

export const eventsBefore = (space: number, streams: readonly string[], before: number, seen: SQL) =>
  query<Pick<ActivityEvent, 'seq' | 'stream' | 'type' | 'data'>>(
    sql`SELECT seq, stream, type, data FROM (
        SELECT e.seq, e.stream, e.type, e.data, sum(octet_length(e.data)) OVER (ORDER BY e.seq DESC) AS bytes FROM event e
        WHERE e.space_id = ${space} AND ${inValues(sql`e.stream`, streams)} AND e.seq < ${before} AND e.data <> 'null' AND ${seen})
      WHERE bytes <= ${MAX_BYTES} ORDER BY seq`,
    { json: ['data'] },
  )
