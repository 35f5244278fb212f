import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '../log/context.ts'
import { refuseTaken, takenIn } from './distinct.ts'
import { inUse, usesOf } from './effects.ts'
import { forbidden, invalid, notFound, stale, type FieldErrors } from '../contract/errors.ts'
import { execute, outcome, type Answer } from '../log/execute.ts'
import { nothingGone } from '../log/guard.ts'
import { idsFrom, reserve } from '../log/ids.ts'
import { linking } from './references/links.ts'
import { nesting } from './make-nested.ts'
import { keyOf } from '../contract/names.ts'
import { query, type Query, type Row } from '../sql/query.ts'
import { byField, columnOf, fieldColumn, one, present, versionOf, type Definition } from './resource.ts'
import { refuseUnusable, checkReferences } from './references/check-references.ts'
import { keepSecrets } from './secrets.ts'
import { spaceStore } from '../log/storage.ts'
import type { Store } from '../log/store.ts'
import { alive } from '../sql/tables.ts'
import { rivalsOf, sameAs } from './unique.ts'

const notUnique = (fields: readonly string[]) =>
  invalid({ non_field_errors: [`The fields ${fields.join(', ')} must make a unique set.`] }, 'request.not_unique')
export const nameTaken = (name: string) =>
  invalid({ name: [`${name} with this name already exists.`] }, 'request.name_taken')

/** Creates a row, or answers with the one that already has its name or is the same by the rule `unique`. */
export function create(
  definition: Definition,
  context: Context,
  draft: Row,
  store: Store = spaceStore(context),
): Promise<Answer<Row>> {
  const { contract, rules } = definition
  const name = rules.named && typeof draft['name'] === 'string' ? draft['name'] : null
  const links = linking(definition, store.space, draft)
  const nests = nesting(definition, context, draft)
  const load = {
    ...links.load,
    twin: hasSameName(definition, store.space, name, rules.named?.plural ?? false),
    rivals: rivalsOf(definition, store.space, null, draft),
    taken: takenIn(definition, store.space, null, draft),
    refs: checkReferences(definition, context, draft),
    ids: reserve(store.space, { ...links.wants, ...nests.wants, [contract.name]: 1 }),
  }
  return execute(store, load, async ({ twin, rivals, taken, refs, ids, ...known }) => {
    refuseUnusable(refs)
    refuseTaken(definition, taken)
    refuseFaulty(rules.faults?.(draft, draft, context))
    const nextId = idsFrom(ids)
    const { body, created, also } = await nests.make(links.resolve(known, nextId), nextId, store)
    const there = twin[0] ?? sameAs(definition, rivals, null, body)
    const id = there?.id ?? nextId(contract.name)
    const kept = await keepSecrets(definition, context, store, id, body)
    const data = { ...kept.body, ...rules.onCreate?.(context), id }
    return outcome({
      appends: there
        ? []
        : [
            ...created,
            { stream: `${contract.name}:${id}`, expected: 0, events: [{ type: `${contract.name}.created`, data }] },
          ],
      requires: resting(definition),
      also: there ? [] : [...also, ...kept.also],
      status: 201,
      location: `${contract.path}${id}/`,
      answer: { row: one(definition, store.space, id, context) },
      respond: ({ row }) => present(definition, found(row)),
      version: ({ row }) => versionOf(definition, row[0]),
    })
  })
}

/** Changes the fields that differ; where none does, nothing happens. */
export function change(
  definition: Definition,
  context: Context,
  id: number,
  patch: Row,
  store: Store = spaceStore(context),
): Promise<Answer<Row>> {
  const { contract, rules } = definition
  const name = rules.named && typeof patch['name'] === 'string' ? patch['name'] : null
  const links = linking(definition, store.space, patch)
  const nests = nesting(definition, context, patch)
  const load = {
    ...links.load,
    row: one(definition, store.space, id, context),
    stored: rawRows(definition, sql`space_id = ${store.space} AND id = ${id}`),
    mine: owns(definition, store.space, id, context),
    twin: hasSameName(definition, store.space, name, false),
    rivals: rivalsOf(definition, store.space, id, patch),
    taken: takenIn(definition, store.space, id, patch),
    refs: checkReferences(definition, context, patch),
    ids: reserve(store.space, { ...links.wants, ...nests.wants }),
  }
  return execute(store, load, async ({ row, stored, mine, twin, rivals, taken, refs, ids, ...known }) => {
    const version = versionOf(definition, found(row))
    if (!mine[0]) throw forbidden()
    if (context.ifMatch !== null && context.ifMatch !== version) throw stale()
    if (twin[0] && twin[0].id !== id) throw nameTaken(contract.title)
    refuseUnusable(refs)
    refuseTaken(definition, taken)
    const nextId = idsFrom(ids)
    const { body, created, also } = await nests.make(links.resolve(known, nextId), nextId, store)
    const now = byField(definition, stored[0] ?? {})
    refuseFaulty(rules.faults?.(patch, { ...now, ...patch }, context))
    const kept = await keepSecrets(definition, context, store, id, body, now)
    const differing = Object.fromEntries(
      Object.entries(kept.body).filter(
        ([key, value]) => value !== undefined && fieldColumn(definition, key) && !same(value, now[key]),
      ),
    )
    const changed = { ...differing, ...kept.renewed }
    if (sameAs(definition, rivals, id, { ...now, ...changed })) throw notUnique(rules.unique ?? [])
    const events =
      Object.keys(changed).length === 0 ? [] : [{ type: `${contract.name}.changed`, data: { id, patch: changed } }]
    return outcome({
      appends: [...created, { stream: `${contract.name}:${id}`, expected: version, events }],
      requires: resting(definition),
      also: [...also, ...kept.also],
      answer: { row: one(definition, store.space, id, context) },
      respond: (after) => present(definition, found(after.row)),
      version: (after) => versionOf(definition, after.row[0]),
    })
  })
}

/** Takes a row away, unless something still uses it. It can be brought back. */
export function remove(
  definition: Definition,
  context: Context,
  id: number,
  store: Store = spaceStore(context),
): Promise<Answer<null>> {
  const { contract } = definition
  const load = {
    row: one(definition, store.space, id, context),
    mine: owns(definition, store.space, id, context),
    uses: usesOf(definition, store.space, id, context),
  }
  return execute(store, load, ({ row, mine, uses }) => {
    const version = versionOf(definition, found(row))
    if (!mine[0]) throw forbidden()
    if (context.ifMatch !== null && context.ifMatch !== version) throw stale()
    if (uses.length > 0) throw inUse(definition, row[0], uses)
    return outcome({
      appends: [
        {
          stream: `${contract.name}:${id}`,
          expected: version,
          events: [{ type: `${contract.name}.deleted`, data: { id } }],
        },
      ],
      status: 204,
      answer: {},
      respond: () => null,
    })
  })
}

/** Names are unique in the database too; what else no two rows may share has been looked for in all of them. */
const resting = ({ rules }: Definition) => (rules.unique || rules.distinct ? undefined : [nothingGone])

const found = (rows: readonly Row[]): Row => {
  const [row] = rows
  if (!row) throw notFound()
  return row
}

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b ?? null)

/** Rows as they are stored. */
export const rawRows = ({ table }: Definition, where: SQL): Query<Row> => {
  const bool = Object.keys(table).filter((key) => columnOf(table, key)?.dataType === 'boolean')
  const json = Object.keys(table).filter((key) => columnOf(table, key)?.dataType === 'json')
  return query<Row>(sql`SELECT * FROM ${table} WHERE ${where}`, { bool, json })
}

/** One row when the asker may change this one. */
const owns = (definition: Definition, space: number, id: number, context: Context): Query<Row> => {
  const owned = definition.rules.owned?.(context) ?? sql`1`
  return query(sql`SELECT 1 AS mine FROM ${definition.table} WHERE space_id = ${space} AND id = ${id} AND ${owned}`)
}

/** Who has a name already; null asks for nobody. */
export const hasSameName = ({ table }: Definition, space: number, name: string | null, plural: boolean) => {
  const key = name === null ? null : keyOf(name)
  const either =
    key === null ? sql`0` : plural ? sql`(name_key = ${key} OR plural_key = ${key})` : sql`name_key = ${key}`
  return query<{ id: number }>(
    sql`SELECT id FROM ${table} WHERE space_id = ${space} AND ${either} AND ${alive(table)} ORDER BY id LIMIT 1`,
  )
}

export const refuseFaulty = (faults: FieldErrors = {}) => {
  if (Object.keys(faults).length > 0) throw invalid(faults)
}
