import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { hasLevel } from '../../log/context.ts'
import { refuseFaults } from '../crud.ts'
import { storedRows } from '../stored.rows.ts'
import { refuseTaken, findTakenFields } from '../find-taken-fields.ts'
import { forbidden, notFound } from '../../contract/errors.ts'
import type { Logged } from '../../contract/events.ts'
import { query, type Row } from '../../sql/query.ts'
import { refuseInvalidReferences, checkReferences } from '../references/check-references.ts'
import { rowByField, fieldColumn, visibleRow, visibleRows, type Definition } from '../define-resource.ts'
import { presentIfFound } from './undo-deletion.ts'
import { eventsOfStreams, previousValues, type FieldHistory } from '../previous-values.ts'
import { secretFlag, sealSecrets } from '../seal-secrets.ts'
import { inValues } from '../../sql/sql.ts'
import type { Append } from '../../log/commit.ts'
import { rowIdsOf, reversal, type Undoer, type Undoing } from './undo.ts'

/** Restores the values that a command replaced, and refuses where one was changed since. */
export const undoChange =
  (definition: Definition): Undoer =>
  (events, undoing) => {
    const { contract, table, rules } = definition
    const { context, store } = undoing
    const { space } = store
    if (!hasLevel(context, contract.roles.write)) throw forbidden()
    const ids = rowIdsOf(events)
    const streams = ids.map((id) => `${contract.name}:${id}`)
    const load = {
      log: eventsOfStreams(space, streams),
      rows: storedRows(definition, sql`${visibleRows(definition, space, context)} AND ${inValues(sql`id`, ids)}`),
      mine: query<{ id: number }>(sql`SELECT id FROM ${table} WHERE space_id = ${space} AND ${inValues(sql`id`, ids)}
        AND ${rules.editable?.(context) ?? sql`1`}`),
    }
    return reversal(load, async ({ log, rows, mine }) => {
      if (rows.length < ids.length) throw notFound()
      if (mine.length < ids.length) throw forbidden()
      const parts = await Promise.all(
        ids.map((id) => {
          const own = log.filter(({ stream }) => stream === `${contract.name}:${id}`)
          const changes = events.filter(({ data }) => (data as { id: number }).id === id)
          const row = rows.find((one) => one['id'] === id) ?? {}
          return buildRevert(definition, undoing, row, previousValues(own, changes, fieldHistoryOf(definition)))
        }),
      )
      return {
        appends: parts.map(({ append }) => append),
        also: parts.flatMap(({ also }) => also),
        answer: { row: visibleRow(definition, space, ids[0] ?? 0, context) },
        respond: ({ row }) => presentIfFound(definition, row?.[0]),
      }
    })
  }

const fieldHistoryOf = (definition: Definition): FieldHistory => ({
  valuesOf,
  isRecorded: (name) => isRecorded(definition, name),
  defaultOf: (name) => defaultOf(definition, name),
})

/** Of secrets the log only says that they were set. */
function isRecorded(definition: Definition, name: string): boolean {
  const { fields, secrets } = definition.contract
  if (name in fields.shape) return true
  return (
    fieldColumn(definition, name) !== undefined &&
    !Object.keys(secrets?.shape ?? {})
      .map(secretFlag)
      .includes(name)
  )
}

const valuesOf = ({ type, data }: Logged): Row => {
  const { id: _, patch, ...fields } = data as Row & { patch?: Row }
  return type.endsWith('.changed') ? (patch ?? {}) : type.endsWith('.created') ? fields : {}
}

/** The value of a field that no event set; a list that may not be null is empty. */
function defaultOf(definition: Definition, name: string): unknown {
  const field = definition.contract.draft.shape[name]
  const column = fieldColumn(definition, name)
  const none = column?.notNull && column.dataType === 'json' ? [] : null
  return (field && z.safeParse(field, undefined).data) ?? none
}

/** The change that restores a row, under the rules that hold for every change. */
async function buildRevert(
  definition: Definition,
  { context, store }: Undoing,
  stored: Row,
  wanted: Row,
): Promise<{ append: Append; also: Awaited<ReturnType<typeof sealSecrets>>['also'] }> {
  const { contract, rules } = definition
  const id = Number(stored['id'])
  const now = rowByField(definition, stored)
  if (typeof wanted['name'] === 'string' || rules.uniqueFields || rules.referenceChecks) {
    const { taken, refs } = await store.db.read({
      taken: findTakenFields(definition, store.space, id, wanted),
      refs: checkReferences(definition, context, wanted),
    })
    refuseTaken(definition, taken)
    refuseInvalidReferences(refs)
  }
  refuseFaults(rules.validate?.(wanted, { ...now, ...wanted }, context))
  const kept = await sealSecrets(definition, context, store, id, wanted, now)
  const patch = Object.fromEntries(
    Object.entries(kept.body).filter(
      ([field, value]) =>
        fieldColumn(definition, field) && JSON.stringify(value) !== JSON.stringify(now[field] ?? null),
    ),
  )
  const events = Object.keys(patch).length === 0 ? [] : [{ type: `${contract.name}.changed`, data: { id, patch } }]
  return {
    append: { stream: `${contract.name}:${id}`, expected: Number(stored['version']), events },
    also: kept.also,
  }
}
