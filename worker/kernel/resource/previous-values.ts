import { sql } from 'drizzle-orm'
import { cannotUndo, changedSince } from '../contract/errors.ts'
import type { Logged } from '../contract/events.ts'
import { query, type Query, type Row } from '../sql/query.ts'
import { inValues } from '../sql/sql.ts'

/** What events of a stream tell of its fields. */
export interface FieldHistory {
  /** The fields that an event says something of, with what they hold after it. */
  valuesOf(event: Logged): Row
  /** Whether the log knows what a field held. */
  isRecorded?(field: string): boolean
  /** What a field holds where nothing was ever said of it. */
  defaultOf?(field: string): unknown
}

/** All that ever happened to some streams, in order. */
export const eventsOfStreams = (space: number, streams: readonly string[]): Query<Logged> =>
  query<Logged>(
    sql`SELECT seq, stream, version, type, data, at, meta AS actor FROM event
      WHERE space_id = ${space} AND ${inValues(sql`stream`, streams)} ORDER BY seq`,
    { json: ['data', 'actor'] },
  )

/**
 * What fields of one stream held before `changes`, which are events of it. Those that hold that again are left out. Refuses
 * with 409 where one of them holds something else by now than they left it with, or where the log does not know.
 */
export function previousValues(
  log: readonly Logged[],
  changes: readonly Logged[],
  { valuesOf, isRecorded = () => true, defaultOf = () => null }: FieldHistory,
): Row {
  const first = changes[0]?.version ?? 0
  const last = changes.at(-1)?.version ?? 0
  const fields = changes.flatMap((event) => Object.keys(valuesOf(event))).filter(isRecorded)
  if (fields.length === 0) throw cannotUndo()
  const until = (end: number): Row => Object.assign({}, ...log.filter(({ version }) => version <= end).map(valuesOf))
  const [before, after, now] = [until(first - 1), until(last), until(Infinity)]
  const held = (values: Row, field: string) => values[field] ?? defaultOf(field)
  const isAsIn = (values: Row, field: string) =>
    JSON.stringify(held(now, field)) === JSON.stringify(held(values, field))
  const replacing = fields.filter((field) => !isAsIn(before, field))
  if (!replacing.every((field) => isAsIn(after, field))) throw changedSince()
  return Object.fromEntries(replacing.map((field) => [field, held(before, field)]))
}
