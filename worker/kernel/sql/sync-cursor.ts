import { sql, type SQL } from 'drizzle-orm'
import { query } from './query.ts'

/**
 * How far a client has read: a time of the log, and the number of events at that time. The time alone is not enough:
 * a command may begin earlier and commit later, and clocks differ.
 */
export interface SyncCursor {
  at: string
  /** 0 where only the time is known. */
  events: number
}

/** Milliseconds subtracted from a time that is not in the log, as the clock of the client may be ahead. */
const MAX_CLOCK_SKEW = 60_000
/** The count travels in three digits. */
const MAX_EVENTS_PER_TIME = 999

/** A timestamp for clients to hand back: the last event's time, with the count of its time in the microseconds. */
export const currentSyncCursor = (space: number) =>
  query<{ timestamp: string }>(sql`
    SELECT coalesce((SELECT substr(last.at, 1, 23) || printf('%03d', iif(n > ${MAX_EVENTS_PER_TIME}, 0, n)) || 'Z' FROM (
      SELECT e.at, (SELECT count(*) FROM event same INDEXED BY event_time WHERE same.space_id + 0 = ${space} AND same.at = e.at) AS n
      FROM event e WHERE e.space_id = ${space} ORDER BY e.seq DESC LIMIT 1) last), '1970-01-01T00:00:00.000000Z') AS timestamp`)

/** An unescaped plus sign arrives as a blank. */
export const UNESCAPED_PLUS = / (\d\d:?\d\d)$/

/** Null where the text is no time. */
export function parseSyncCursor(text: string): SyncCursor | null {
  const time = Date.parse(text)
  if (Number.isNaN(time)) return null
  const [, events = '0'] = /\.\d{3}(\d{3})(?!\d)/.exec(text) ?? []
  return { at: new Date(time).toISOString(), events: Number(events) }
}

/** Rows that changed since the cursor changed at this time or later. Later than any time where none did. */
export function earliestChangeSince(space: number, { at, events }: SyncCursor): SQL {
  const timed = sql`INDEXED BY event_time WHERE space_id + 0 = ${space}`
  const after = (seq: SQL) =>
    sql`(SELECT min(+at) FROM event INDEXED BY event_feed WHERE space_id = ${space} AND seq > (${seq}))`
  const first = sql`SELECT min(+seq) - 1 FROM event ${timed} AND at >= ${at}`
  const last = sql`SELECT seq FROM event ${timed} AND at = ${at} ORDER BY seq LIMIT 1 OFFSET ${Math.max(events - 1, 0)}`
  const overlapping = sql`coalesce(min(${at}, ${after(first)}), ${new Date(Date.parse(at) - MAX_CLOCK_SKEW).toISOString()})`
  return events === 0
    ? sql`(SELECT ${overlapping})`
    : sql`(SELECT iif((${last}) IS NULL, ${overlapping}, coalesce(${after(last)}, '~')))`
}
