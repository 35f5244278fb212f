import { sql } from 'drizzle-orm'
import type { Database } from '../../sql/database.ts'
import type { Logged } from '../../contract/events.ts'
import type { Projection } from '../projection.ts'
import { query } from '../../sql/query.ts'
import { mergeBulkWrites } from '../../sql/merge-bulk-writes.ts'
import { jsonEach } from '../../sql/sql.ts'
import type { ScratchDatabase } from './scratch-database.ts'

const EVENTS_PER_PAGE = 500
const BYTES_PER_PAGE = 1_000_000
const STATEMENTS_PER_BATCH = 1000

/** The live read models of one space, and the same replayed from the log. */
export class SpaceReplay {
  readonly live: Database
  readonly scratch: ScratchDatabase
  readonly space: number
  /** The position of the replay in the log, and the number of events up to it. */
  seq = 0
  eventCount = 0
  #project: Projection

  constructor(live: Database, scratch: ScratchDatabase, space: number, project: Projection) {
    this.live = live
    this.scratch = scratch
    this.space = space
    this.#project = project
  }

  async catchUp(): Promise<void> {
    for (;;) {
      const { head, events } = await this.live.read({ head: this.headQuery, events: eventsAfter(this.space, this.seq) })
      if (events.length === 0) return
      // Of purged events only their position in the log is replayed.
      const unpurged = events.filter(({ data }) => data !== null)
      const statements = [insertEventPositions(events), ...mergeBulkWrites(unpurged.flatMap(this.#project))]
      for (let i = 0; i < statements.length; i += STATEMENTS_PER_BATCH) {
        await this.scratch.write(statements.slice(i, i + STATEMENTS_PER_BATCH))
      }
      this.seq = events.at(-1)?.seq ?? this.seq
      this.eventCount += events.length
      if (this.seq === head[0]?.seq) return
    }
  }

  get headQuery() {
    return query<{ seq: number }>(sql`SELECT coalesce(max(seq), 0) AS seq FROM event WHERE space_id = ${this.space}`)
  }

  /** A condition for statements on the live database: the log is where the replay is. */
  get noNewEvents() {
    return sql`(SELECT coalesce(max(seq), 0) FROM event WHERE space_id = ${this.space}) = ${this.seq}`
  }
}

/** Projections may read positions of events from the log; the scratch log holds those without data. */
const insertEventPositions = (events: readonly Logged[]) =>
  sql`INSERT INTO event (seq, space_id, stream, version, type, data, meta, at)
    SELECT value ->> 'seq', value ->> 'space', value ->> 'stream', value ->> 'version', value ->> 'type', 'null', 'null',
      value ->> 'at' FROM ${jsonEach(events.map(({ data: _data, actor: _actor, ...place }) => place))}`

/** The next events: about a megabyte of data, and at least one. */
const eventsAfter = (space: number, after: number) =>
  query<Logged>(
    sql`SELECT seq, space_id AS space, stream, version, type, data, meta AS actor, at FROM event
      WHERE space_id = ${space} AND seq IN (
        SELECT seq FROM (SELECT seq, sum(bytes) OVER (ORDER BY seq) - bytes AS before FROM (
          SELECT seq, octet_length(data) AS bytes FROM event
          WHERE space_id = ${space} AND seq > ${after} ORDER BY seq LIMIT ${EVENTS_PER_PAGE}))
        WHERE before < ${BYTES_PER_PAGE})
      ORDER BY seq`,
    { json: ['data', 'actor'] },
  )
