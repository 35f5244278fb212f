import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Resource } from '../contract/contract.ts'
import { defineEvents, type Recorded } from '../contract/events.ts'
import { derivedNameColumns } from '../contract/name-key.ts'
import { putBack } from './undo/put-back.events.ts'
import type { Projection } from '../log/projection.ts'
import type { Row } from '../sql/query.ts'
import { columnOf, type Definition } from './define-resource.ts'
import { restoreRow, softDeleteRow } from './soft-delete-row.ts'
import { insertRows } from '../sql/bulk-write.ts'
import { queryBuilder, type Statement } from '../sql/sql.ts'
import { notDeleted } from '../sql/read-table.ts'

/** The events of a plain resource, derived from its contract. A patch holds the new values of changed fields only. */
export const resourceEvents = ({ name, draft, patch, verbs }: Pick<Resource, 'name' | 'draft' | 'patch' | 'verbs'>) =>
  defineEvents(name, {
    created: draft.loose().extend({ id: z.int() }),
    changed: z.object({ id: z.int(), patch: patch.loose() }),
    deleted: z.object({ id: z.int() }),
    restored: z.object({ id: z.int() }),
    ...(verbs.includes('merge') ? { merged: z.object({ id: z.int(), into: z.int() }) } : {}),
    ...(verbs.includes('move') ? { moved: z.object({ id: z.int(), parent: z.int().nullable() }) } : {}),
    ...(verbs.includes('merge') || verbs.includes('move') ? { put_back: putBack } : {}),
  })

export type MergedEvent<Name extends string> = { type: `${Name}.merged`; data: { id: number; into: number } }

interface Data {
  id: number
  patch?: Row
  into?: number
  parent?: number | null
}

export const resourceProjection = ({ contract: { name }, table, rules }: Definition): Projection => {
  const derived = (fields: Row) => ({
    ...(rules.uniqueName ? derivedNameColumns(fields) : {}),
    ...rules.derivedColumns?.(fields),
  })
  const own = (fields: Row) =>
    Object.fromEntries(
      Object.entries(fields)
        .map(([key, value]) => [rules.columnNames?.[key] ?? key, value] as const)
        .filter(([key]) => columnOf(table, key)),
    )
  const parented = columnOf(table, 'parent') !== undefined
  return (event) => {
    const data = event.data as Data & Row // The log only holds events that match their shapes.
    const here = and(eq(table.space_id, event.space), eq(table.id, data.id))
    // A statement of its own, as one row may give up a name that the next one takes.
    const set = (columns: Row): Statement[] => [
      queryBuilder
        .update(table)
        .set({ ...columns, version: event.version, updated_at: event.at })
        .where(here),
    ]
    switch (event.type) {
      case `${name}.created`:
        return [insertRows(table, [firstRow(event, data.id, { ...own(data), ...derived(data) })])]
      case `${name}.changed`:
        return set({ ...own(data.patch ?? {}), ...derived(data.patch ?? {}) })
      case `${name}.deleted`:
        return [softDeleteRow(table, event, data.id)]
      case `${name}.restored`:
        return [restoreRow(table, event, data.id)]
      case `${name}.moved`:
        return [
          queryBuilder
            .update(table)
            .set({ parent: data.parent, updated_at: event.at } as object)
            .where(here),
        ]
      case `${name}.merged`:
        return [
          ...(parented
            ? [
                sql`UPDATE ${table} SET parent = ${data.into} WHERE space_id = ${event.space} AND parent = ${data.id}
                  AND ${notDeleted(table)}`,
              ]
            : []),
          queryBuilder
            .update(table)
            .set({ deleted_with: `${name}:${data.id}`, updated_at: event.at })
            .where(here),
        ]
      case `${name}.put_back`:
        return event.stream === `${name}:${data.id}` ? set({}) : []
      default:
        return []
    }
  }
}

const firstRow = ({ space, version, at }: Recorded, id: number, columns: Row) => ({
  ...columns,
  id,
  space_id: space,
  version,
  created_at: at,
  updated_at: at,
})
