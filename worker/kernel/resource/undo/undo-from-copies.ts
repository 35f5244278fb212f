import { sql } from 'drizzle-orm'
import { hasLevel } from '../../log/context.ts'
import { cannotUndo, changedSince, forbidden, problem } from '../../contract/errors.ts'
import type { Recorded } from '../../contract/events.ts'
import { countUnchangedRowCopies, type Footprints, type PutBack } from '../../log/footprint.ts'
import { query } from '../../sql/query.ts'
import { visibleRow, type Definition } from '../define-resource.ts'
import { presentIfFound } from './undo-deletion.ts'
import { inValues, jsonEach } from '../../sql/sql.ts'
import { reversal, type Undoer } from './undo.ts'

/**
 * Undoes what events did to rows beyond their own, from the copies made then. Later changes stay; where nothing in
 * the first footprint of their type is as the events left it, undo is refused.
 */
export const undoFromCopies =
  (definition: Definition, footprints: Footprints): Undoer =>
  (events, { context, store: { space } }) => {
    const { contract, table, rules } = definition
    if (!hasLevel(context, contract.roles.write)) throw forbidden()
    const ids = events.flatMap(({ data }) => ('id' in (data as object) ? [(data as { id: number }).id] : []))
    const types = [...Map.groupBy(events, ({ type, data }) => (data as Partial<PutBack>).type ?? type)]
    const still = types.flatMap(([type, of]) => {
      const [first] = footprints[type] ?? []
      return first ? [countUnchangedRowCopies(space, first, of).statement] : []
    })
    const load = {
      still: query<{ copied: number; so: number }>(sql.join(still, sql` UNION ALL `)),
      copied: query<{ stream: string; version: number; rows: number }>(sql`
        SELECT c.stream, c.version, count(nullif(c."of", '')) AS rows
        FROM ${jsonEach(events.map(({ stream, version }) => [stream, version]))} w CROSS JOIN row_copy c
          ON c.space_id = ${space} AND c.stream = w.value ->> 0 AND c.version = w.value ->> 1 GROUP BY c.stream, c.version`),
      ends: query<{ stream: string; version: number }>(sql`SELECT w.value AS stream, (SELECT max(version) FROM event
        WHERE space_id = ${space} AND stream = w.value) AS version
        FROM ${jsonEach([...new Set(events.map(({ stream }) => stream))])} w`),
      twin: rules.uniqueName
        ? query(sql`SELECT 1 FROM ${table} gone JOIN ${table} t
            ON t.space_id = gone.space_id AND t.name_key = gone.name_key AND t.id <> gone.id AND t.deleted_with IS NULL
            WHERE gone.space_id = ${space} AND ${inValues(sql`gone.id`, ids)} AND gone.deleted_with IS NOT NULL`)
        : query(sql`SELECT 1 WHERE 0`),
    }
    return reversal(load, ({ still: left, copied, ends, twin }) => {
      const isChanged = left.some((one) => one.copied > 0) && left.every(({ so }) => so === 0)
      // Events from before rows were copied cannot be undone.
      if (copied.length < events.length) throw cannotUndo()
      if (isChanged) throw changedSince()
      const isMarked = (event: Recorded) =>
        copied.some(({ stream, version, rows }) => stream === event.stream && version === event.version && rows > 0)
      if (twin.length > 0) throw problem(`${contract.name}.name_taken`, 409, 'Its name was taken meanwhile.')()
      return {
        appends: ends.map(({ stream, version }) => ({
          stream,
          expected: version,
          events: events
            .filter((event) => event.stream === stream && isMarked(event))
            .toReversed()
            .map((event) => ({
              type: `${contract.name}.put_back`,
              data: putBackData(event),
            })),
        })),
        answer: { row: visibleRow(definition, space, ids[0] ?? 0, context) },
        respond: ({ row }) => presentIfFound(definition, row?.[0]),
      }
    })
  }

/** Undoing a `put_back` uses its own copies, in the footprint of the original event. */
function putBackData({
  version,
  type,
  data,
}: {
  version: number
  type: string
  data: unknown
}): PutBack & { id?: number } {
  const before = data as Partial<PutBack> & { id?: number }
  return { ...(before.id === undefined ? {} : { id: before.id }), version, type: before.type ?? type }
}
