import { sql } from 'drizzle-orm'
import { cannotUndo, changedSince } from '../contract/errors.ts'
import type { Logged } from '../contract/events.ts'
import { query, type Query, type Row } from '../sql/query.ts'
import { inValues } from '../sql/sql.ts'

export interface FieldHistory {
  valuesOf(event: Logged): Row
  isRecorded?(field: string): boolean
  /** The value of a field that no event ever set. */
  defaultOf?(field: string): unknown
}

export const eventsOfStreams = (space: number, streams: readonly string[]): Query<Logged> =>
  query<Logged>(
    sql`SELECT seq, stream, version, type, data, at, meta AS actor FROM event
      WHERE space_id = ${space} AND ${inValues(sql`stream`, streams)} ORDER BY seq`,
    { json: ['data', 'actor'] },
  )

/**
 * What fields of a stream held before `changes`, which are events of it; fields that hold it again are left out.
 * Throws a 409 where a field was changed since or the log does not hold its value.
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
