import { sql } from 'drizzle-orm'
import type { CommandKey } from './context.ts'
import { decodeAll, type Database } from './database.ts'
import type { Actor, Event, Logged, Recorded } from './events.ts'
import type { Projection } from './projection.ts'
import type { Found, Queries } from './query.ts'
import { joinRows } from './rows.join.ts'
import type { Statement } from './sql.ts'

/** Events for one stream. `any`: they commute with whatever else is appended, so no version is expected. */
export interface Append {
  stream: string
  expected: number | 'any'
  events: readonly Event[]
}

/** Where a command is carried out: one space (or the directory) on one database. */
export interface Store {
  db: Database
  space: number
  at: string
  actor: Actor
  command: CommandKey | null
  project: Projection
  announce: (events: readonly Logged[]) => void
  background: (work: Promise<unknown>) => void
}

/** A commit holds at most this many statements; more means rows should have been sent as one JSON parameter. */
const MOST_STATEMENTS = 50

/**
 * Writes events, what they mean to every read model, the command's id and any further statements, all or nothing, and
 * answers questions about the result, in one round trip. A clash of versions, names or command ids rejects.
 */
export async function commit<Q extends Queries>(
  store: Store,
  appends: readonly Append[],
  answer: Q,
  { status, location, also = [] }: { status: number; location: string | null; also?: readonly Statement[] },
): Promise<{ found: Found<Q>; events: Logged[] }> {
  const events = appends.flatMap((append) => record(store, append))
  const questions = Object.entries(answer)
  const writes: Statement[] = [
    ...(store.command ? [insertCommand(store, store.command, status, location)] : []),
    insertEvents(store, events),
    ...joinRows(events.flatMap(store.project)),
    ...also,
  ]
  if (writes.length > MOST_STATEMENTS) throw new Error(`${writes.length} statements in one commit`)
  const results = await store.db.batch([...writes, ...questions.map(([, query]) => query.statement)])
  const sequence = results[store.command ? 1 : 0] ?? []
  const logged = events.map((event, i) => ({ ...event, seq: Number(sequence[i]?.['seq']) }))
  return { found: decodeAll(questions, results.slice(writes.length)) as Found<Q>, events: logged }
}

const record = ({ space, actor, at }: Store, { stream, expected, events }: Append) =>
  events.map((event, i): Recorded & { offset: number | null } => ({
    ...event,
    space,
    actor,
    at,
    stream,
    version: expected === 'any' ? 0 : expected + i + 1,
    offset: expected === 'any' ? i + 1 : null,
  }))

const insertCommand = (
  { space, at }: Store,
  { id, method, path }: CommandKey,
  status: number,
  location: string | null,
) =>
  sql`INSERT INTO command (space_id, id, method, path, status, location, at)
      VALUES (${space}, ${id}, ${method}, ${path}, ${status}, ${location}, ${at})`

const insertEvents = ({ space, actor, command, at }: Store, events: readonly object[]) => {
  const meta = JSON.stringify({ ...actor, ...(command ? { command: command.id } : {}) })
  return sql`
    INSERT INTO event (space_id, stream, version, type, data, meta, at)
    SELECT ${space}, e.value ->> 'stream',
      CASE WHEN e.value ->> 'offset' IS NULL THEN e.value ->> 'version'
        ELSE (e.value ->> 'offset') + coalesce((SELECT max(version) FROM event
          WHERE space_id = ${space} AND stream = e.value ->> 'stream'), 0) END,
      e.value ->> 'type', e.value -> 'data', ${meta}, ${at}
    FROM json_each(${JSON.stringify(events)}) e ORDER BY e.key
    RETURNING seq`
}
