import { sql } from 'drizzle-orm'
import type { IdempotencyKey } from './context.ts'
import { decodeAll, type Database } from '../sql/database.ts'
import type { Actor, Event, Logged, Recorded } from '../contract/events.ts'
import type { Wake, Woken } from '../follow/wake-followers.ts'
import type { Projection } from './projection.ts'
import type { QueryResults, Queries } from '../sql/query.ts'
import { splitEvents } from './split-events.ts'
import { mergeBulkWrites } from '../sql/merge-bulk-writes.ts'
import { jsonEach, type Statement } from '../sql/sql.ts'

/** Events for one stream. `any` expects no version, as the events commute with anything else appended. */
export interface Append {
  stream: string
  expected: number | 'any'
  events: readonly Event[]
}

/** Where a command runs: one space, or the directory, on one database. */
export interface Store {
  db: Database
  space: number
  at: string
  actor: Actor
  /** Names the events of this command, so that undo can find them. */
  commandId: string
  /** The client's idempotency key; the same key answers the same again. */
  idempotencyKey: IdempotencyKey | null
  project: Projection
  /** Statements that wake who follows these events, in the commit that records them. */
  wake: Wake
  /** The follower whose step this is: its own events do not wake it. */
  follower?: Woken
  /** Sends messages for the reactors of these events, and for the followers that the commit woke. */
  notify: (written: Written) => void
  background: (work: Promise<unknown>) => void
}

export interface Written {
  events: readonly Logged[]
  woken: readonly Woken[]
}

/** D1 allows a thousand statements in a request. Only undo of many rows at once needs more than fifty. */
const MAX_STATEMENTS = 900

interface CommitOptions {
  status: number
  location: string | null
  /** Fails the whole batch where what the command read no longer holds. */
  guard?: Statement | null
  also?: readonly Statement[]
}

/**
 * Writes events, projections, the idempotency key and any further statements in one transaction, and reads the answer
 * in the same round trip. Rejects on a clash of versions, names or keys, and where a guard does not hold.
 */
export async function commit<Q extends Queries>(
  store: Store,
  appends: readonly Append[],
  answer: Q,
  { status, location, guard, also = [] }: CommitOptions,
): Promise<{ found: QueryResults<Q>; events: Logged[]; woken: Woken[] }> {
  const events = appends.flatMap((append) => recordEvents(store, append))
  const questions = Object.entries(answer)
  const recorded = insertEvents(store, events)
  const wakings = events.length > 0 ? store.wake(store, events) : []
  const writes: Statement[] = [
    ...(guard ? [guard] : []),
    ...(store.idempotencyKey ? [insertIdempotencyKey(store, store.idempotencyKey, status, location)] : []),
    ...recorded,
    ...mergeBulkWrites(events.flatMap(store.project)),
    ...also,
    ...wakings,
  ]
  if (writes.length > MAX_STATEMENTS) throw new Error(`${writes.length} statements in one commit`)
  const results = await store.db.batch([...writes, ...questions.map(([, query]) => query.statement)])
  const first = Number(Boolean(guard)) + Number(Boolean(store.idempotencyKey))
  const sequence = results.slice(first, first + recorded.length).flat()
  const logged = events.map((event, i) => ({ ...event, seq: Number(sequence[i]?.['seq']), command: commandRef(store) }))
  const woken = results
    .slice(writes.length - wakings.length, writes.length)
    .flat()
    .map(({ kind, id }): Woken => ({ kind: String(kind), id: Number(id) }))
  return { found: decodeAll(questions, results.slice(writes.length)) as QueryResults<Q>, events: logged, woken }
}

const recordEvents = ({ space, actor, at }: Store, { stream, expected, events }: Append) =>
  events.map((event, i): Recorded & { offset: number | null } => ({
    ...event,
    space,
    actor,
    at,
    stream,
    version: expected === 'any' ? 0 : expected + i + 1,
    offset: expected === 'any' ? i + 1 : null,
  }))

/** A command's name for clients: its log (directory or space), and its id there. */
const commandRef = ({ db, commandId }: Store) => `${db.name === 'DIRECTORY' ? 'd' : 's'}.${commandId}`

const insertIdempotencyKey = (
  store: Store,
  { id, method, path, digest }: IdempotencyKey,
  status: number,
  location: string | null,
) =>
  sql`INSERT INTO command (space_id, id, method, path, digest, name, status, location, at)
      VALUES (${store.space}, ${id}, ${method}, ${path}, ${digest}, ${commandRef(store)}, ${status}, ${location}, ${store.at})`

const insertEvents = (
  { space, actor, commandId, idempotencyKey, at }: Store,
  events: ReturnType<typeof recordEvents>,
) => {
  const meta = JSON.stringify({ ...actor, command: commandId, ...(idempotencyKey ? { key: idempotencyKey.id } : {}) })
  return splitEvents(events).map(
    (some) => sql`
    INSERT INTO event (space_id, stream, version, type, data, meta, at)
    SELECT ${space}, e.value ->> 'stream',
      CASE WHEN e.value ->> 'offset' IS NULL THEN e.value ->> 'version'
        ELSE (e.value ->> 'offset') + coalesce((SELECT max(version) FROM event
          WHERE space_id = ${space} AND stream = e.value ->> 'stream'), 0) END,
      e.value ->> 'type', e.value -> 'data', ${meta}, ${at}
    FROM ${jsonEach(some)} e ORDER BY e.key
    RETURNING seq`,
  )
}
