import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '#worker/kernel/log/context.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import type { Found } from './fold-commands.ts'

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

/** A log that activity is read from: of the space, or what the directory's holds of it. */
export interface ActivityLog {
  db: Database
  space: number
  /** Condition on events `e`. */
  isVisible: SQL
  /** The person of an event `e`, as JSON. */
  actor: SQL
  /** Of the names of its commands. */
  prefix: 's.' | 'd.'
}

export interface ActivityQuery {
  before?: number | undefined
  limit: number
  person?: number | undefined
  kind?: string | undefined
  object?: number | undefined
  from?: string | undefined
  to?: string | undefined
  per_command?: number | undefined
}

/** One request scans at most this many events, matching or not. */
const MAX_EVENTS = 2000

const scannedEvents = (space: number, { before, kind, object, from, to }: ActivityQuery): SQL => {
  const stream = kind !== undefined && object !== undefined ? sql` AND stream = ${`${kind}:${object}`}` : sql``
  return sql`SELECT * FROM event WHERE space_id = ${space}${stream}
    ${before === undefined ? sql`` : sql`AND seq < ${before}`} ${from ? sql`AND at >= ${from}` : sql``}
    ${to ? sql`AND at <= ${to}` : sql``} ORDER BY seq DESC LIMIT ${MAX_EVENTS}`
}

export const matchingEvents = ({ space, isVisible, prefix }: ActivityLog, asked: ActivityQuery) => {
  const { kind, person, limit } = asked
  const ofKind = kind === undefined ? sql`` : sql` AND substr(e.type, 1, instr(e.type, '.') - 1) = ${kind}`
  const by = person === undefined ? sql`` : sql` AND e.meta ->> 'user' = ${person}`
  return query<Found>(
    sql`SELECT e.seq, ${prefix} || (e.meta ->> 'command') AS command
      FROM (${scannedEvents(space, asked)}) e WHERE e.data <> 'null'${ofKind}${by} AND ${isVisible} ORDER BY e.seq DESC LIMIT ${limit}`,
  )
}

export const eventsBySeq = ({ space, actor, prefix }: ActivityLog, seqs: readonly number[]) =>
  query<ActivityEvent>(
    sql`SELECT e.seq, e.at, e.stream, e.version, e.type, e.data, ${actor} AS actor, ${prefix} || (e.meta ->> 'command') AS command
      FROM ${jsonEach(seqs)} w CROSS JOIN event e ON e.seq = w.value WHERE e.space_id = ${space} ORDER BY e.seq DESC`,
    { json: ['data', 'actor'] },
  )

/** `last` is null at the end of the log. */
export const scanEnd = ({ space }: ActivityLog, asked: ActivityQuery) =>
  query<{ n: number; last: number | null }>(
    sql`SELECT count(*) AS n, iif(count(*) < ${MAX_EVENTS}, NULL, min(seq)) AS last FROM (${scannedEvents(space, asked)})`,
  )

/** Limit of earlier events read to find previous values; older values are left out. */
const MAX_BYTES = 2_000_000

/** What happened before to the streams of these events. */
export const eventsBefore = ({ space, isVisible }: ActivityLog, seqs: readonly number[]) =>
  query<Pick<ActivityEvent, 'seq' | 'stream' | 'type' | 'data'>>(
    sql`SELECT seq, stream, type, data FROM (
        SELECT e.seq, e.stream, e.type, e.data, sum(octet_length(e.data)) OVER (ORDER BY e.seq DESC) AS bytes FROM event e
        WHERE e.space_id = ${space} AND e.stream IN (${streamsOfRows(space, seqs)}) AND e.seq < ${seqs[0] ?? 0}
          AND e.data <> 'null' AND ${isVisible})
      WHERE bytes <= ${MAX_BYTES} ORDER BY seq`,
    { json: ['data'] },
  )

/** Streams without a row id have no row to compare. */
const streamsOfRows = (space: number, seqs: readonly number[]): SQL =>
  sql`SELECT o.stream FROM ${jsonEach(seqs)} w JOIN event o ON o.seq = w.value AND o.space_id = ${space} WHERE instr(o.stream, ':') > 0`
