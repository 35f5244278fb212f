import { sql } from 'drizzle-orm'
import { randomDelay } from '#worker/clock.ts'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import { assertGuards, guardThat } from '#worker/kernel/log/guard.ts'
import type { Projection } from '#worker/kernel/log/projection.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { mergeBulkWrites } from '#worker/kernel/sql/merge-bulk-writes.ts'
import { jsonEach, type Statement } from '#worker/kernel/sql/sql.ts'
import type { EventLine } from '../format/manifest.contract.ts'
import { isMaking, type Making, stillAt } from './restoring.rows.ts'

const EVENTS_PER_COMMIT = 250
const LENGTH_PER_COMMIT = 500_000
/** As in a commit: D1 takes a thousand. */
const MAX_STATEMENTS = 900
const ATTEMPTS = 3

export interface EventTarget {
  db: Database
  making: Making
  at: string
  project: Projection
  /** Pairs of a reactor and a type of event. Their work was done where the events happened. */
  reactors: readonly (readonly [reactor: string, type: string])[]
}

/**
 * Writes events that happened elsewhere, with what they mean to tables, in commits that hold some of them each. `from`:
 * how many the log has; who finds another number there writes nothing.
 */
export async function writeEvents(target: EventTarget, lines: readonly EventLine[], from: number): Promise<void> {
  let done = 0
  let most = EVENTS_PER_COMMIT
  while (done < lines.length) {
    const some = heapOf(lines.slice(done, done + most))
    const statements = statementsFor(target, some, from + done)
    if (statements.length > MAX_STATEMENTS && some.length > 1) {
      most = Math.ceil(some.length / 2)
      continue
    }
    await commitPatiently(target.db, statements)
    done += some.length
    most = EVENTS_PER_COMMIT
  }
}

function heapOf(lines: readonly EventLine[]): EventLine[] {
  const heap: EventLine[] = []
  let length = 0
  for (const line of lines) {
    length += JSON.stringify(line).length
    if (heap.length > 0 && length > LENGTH_PER_COMMIT) break
    heap.push(line)
  }
  return heap
}

function statementsFor(
  { making, at, project, reactors }: EventTarget,
  lines: readonly EventLine[],
  from: number,
): Statement[] {
  const space = making.made
  const events = lines
    .filter(({ data }) => data !== null)
    .map(({ stream, version, type, data, at: then, by }): Recorded => ({
      space,
      stream,
      version,
      type,
      data,
      at: then,
      actor: by,
    }))
  const log = lines.map(({ stream, version, type, data, at: then, by }) => ({
    stream,
    version,
    type,
    data,
    at: then,
    by,
  }))
  return [
    assertGuards([stillAt(making, from)], { space, end: 0 }),
    assertGuards([inOrder(space, lines)], { space, end: 0 }),
    sql`UPDATE restoring SET events = events + ${lines.length}, at = ${at} WHERE ${isMaking(making)}`,
    sql`INSERT INTO event (space_id, stream, version, type, data, meta, at)
      SELECT ${space}, value ->> 'stream', value ->> 'version', value ->> 'type', value -> 'data', value -> 'by', value ->> 'at'
      FROM ${jsonEach(log)} ORDER BY key`,
    sql`INSERT OR IGNORE INTO receipt (reactor, seq, at, outcome)
      SELECT r.value ->> 0, e.seq, ${at}, 'done' FROM ${jsonEach(reactors)} r
      CROSS JOIN event e ON e.space_id = ${space} AND e.type = r.value ->> 1
        AND e.seq > (SELECT max(seq) - ${lines.length} FROM event WHERE space_id = ${space})`,
    ...mergeBulkWrites(events.flatMap(project)),
  ]
}

/** Each stream goes on where it stood. */
function inOrder(space: number, lines: readonly EventLine[]) {
  const first = new Map<string, number>()
  for (const { stream, version } of lines) if (!first.has(stream)) first.set(stream, version)
  return guardThat(sql`NOT EXISTS (SELECT 1 FROM ${jsonEach([...first])} f WHERE f.value ->> 1 <> 1 + coalesce((
    SELECT max(version) FROM event WHERE space_id = ${space} AND stream = f.value ->> 0), 0))`)
}

/** A database that is busy is asked again; what it refuses stays refused. */
async function commitPatiently(db: Database, statements: readonly Statement[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await db.batch(statements)
      return
    } catch (error) {
      if (attempt === ATTEMPTS || /constraint|no such|commit_guard/i.test(String(error))) throw error
      await randomDelay(attempt * 200)
    }
  }
}
