import { sql, type SQL } from 'drizzle-orm'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { inValues, jsonEach } from '#worker/kernel/sql/sql.ts'
import { commandColumns } from '../command.read.ts'

const isOf = (space: number, command: string): SQL => sql`c.space_id = ${space} AND c.meta ->> 'command' = ${command}`
const isCreation = sql`substr(c.type, -8) = '.created'`

/** Streams that a command made; of these, only that they were made needs undoing. */
const made = (space: number, command: string): SQL =>
  sql`made AS MATERIALIZED (SELECT DISTINCT c.stream FROM event c WHERE ${isOf(space, command)} AND ${isCreation})`
const counts = sql`(${isCreation} OR c.stream NOT IN (SELECT stream FROM made))`

export const typesOfCommand = (space: number, command: string) =>
  query<{ type: string }>(sql`WITH ${made(space, command)}
    SELECT DISTINCT c.type FROM event c WHERE ${isOf(space, command)} AND ${counts}`)

/**
 * Streams in the order in which they are undone: what was changed, from the last to the first, as it may refer to what
 * was made; and then that, referring rows before their targets.
 */
export const streamsOfCommand = (
  space: number,
  command: string,
  { types, skip, most }: { types: ReadonlyMap<string, number>; skip: number; most: number },
) =>
  query<{ stream: string }>(sql`WITH ${made(space, command)},
      undoable (type, place) AS MATERIALIZED (SELECT value ->> 0, value ->> 1 FROM ${jsonEach([...types])})
    SELECT c.stream FROM event c CROSS JOIN undoable u ON u.type = c.type
    WHERE ${isOf(space, command)} AND ${counts}
    GROUP BY c.stream
    ORDER BY max(${isCreation}), iif(max(${isCreation}), min(u.place), 0), max(c.seq) DESC
    LIMIT ${most} OFFSET ${skip}`)

export const eventsOfStreamsInCommand = (space: number, command: string, streams: readonly string[]) =>
  query<Logged>(
    sql`SELECT ${commandColumns} FROM event c
      WHERE c.space_id = ${space} AND ${inValues(sql`c.stream`, streams)} AND c.meta ->> 'command' = ${command} ORDER BY c.seq`,
    { json: ['data', 'actor'] },
  )
