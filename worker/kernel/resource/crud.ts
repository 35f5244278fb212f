import { sql } from 'drizzle-orm'
import type { Context } from '../log/context.ts'
import { refuseTaken, findTakenFields } from './find-taken-fields.ts'
import { inUseProblem, countUses } from './mount-effects.ts'
import { forbidden, invalid, stale, type FieldErrors } from '../contract/errors.ts'
import { execute, outcome, type Answer } from '../log/execute.ts'
import { noRemovalsSince } from '../log/guard.ts'
import { idAllocator, reserveIds } from '../log/reserve-ids.ts'
import { planReferenceIds } from './references/plan-reference-ids.ts'
import { planNested } from './plan-nested.ts'
import { foundOne, query, type Query, type Row } from '../sql/query.ts'
import { rowByField, fieldColumn, visibleRow, presentOne, versionOf, type Definition } from './define-resource.ts'
import { refuseInvalidReferences, checkReferences } from './references/check-references.ts'
import { sealSecrets } from './seal-secrets.ts'
import { rowWithName, storedRows } from './stored.rows.ts'
import { spaceStore } from '../log/space-store.ts'
import type { Store } from '../log/commit.ts'
import { duplicateCandidates, findDuplicate } from './find-duplicate.ts'

const notUnique = (fields: readonly string[]) =>
  invalid({ non_field_errors: [`The fields ${fields.join(', ')} must make a unique set.`] }, 'request.not_unique')

/** Creates a row, or answers the row that has its name or matches it by `uniqueTogether`. */
export function createResource<Shown>(
  definition: Definition<Shown>,
  context: Context,
  draft: Row,
  store: Store = spaceStore(context),
): Promise<Answer<Shown>> {
  const { contract, rules } = definition
  const name = rules.uniqueName && typeof draft['name'] === 'string' ? draft['name'] : null
  const references = planReferenceIds(definition, store.space, draft)
  const nested = planNested(definition, context, draft)
  const load = {
    ...references.load,
    twin: rowWithName(definition, store.space, name),
    rivals: duplicateCandidates(definition, store.space, null, draft),
    taken: findTakenFields(definition, store.space, null, draft),
    refs: checkReferences(definition, context, draft),
    ids: reserveIds(store.space, { ...references.wants, ...nested.wants, [contract.name]: 1 }),
  }
  return execute(store, load, async ({ twin, rivals, taken, refs, ids, ...known }) => {
    refuseInvalidReferences(refs)
    refuseTaken(definition, taken)
    refuseFaults(rules.validate?.(draft, draft, context))
    const nextId = idAllocator(ids)
    const { body, created, also } = await nested.make(references.resolve(known, nextId), nextId, store)
    const there = twin[0] ?? findDuplicate(definition, rivals, null, body)
    const id = there?.id ?? nextId(contract.name)
    const kept = await sealSecrets(definition, context, store, id, body)
    const data = { ...kept.body, ...rules.onCreate?.(context), id }
    return outcome({
      appends: there
        ? []
        : [
            ...created,
            { stream: `${contract.name}:${id}`, expected: 0, events: [{ type: `${contract.name}.created`, data }] },
          ],
      requires: writeGuards(definition),
      also: there ? [] : [...also, ...kept.also],
      status: 201,
      location: `${contract.path}${id}/`,
      answer: { row: visibleRow(definition, store.space, id, context) },
      respond: ({ row }) => presentOne(definition, row),
      version: ({ row }) => versionOf(definition, row[0]),
    })
  })
}

export function updateResource<Shown>(
  definition: Definition<Shown>,
  context: Context,
  id: number,
  patch: Row,
  store: Store = spaceStore(context),
): Promise<Answer<Shown>> {
  const { contract, rules } = definition
  const references = planReferenceIds(definition, store.space, patch)
  const nested = planNested(definition, context, patch)
  const load = {
    ...references.load,
    row: visibleRow(definition, store.space, id, context),
    stored: storedRows(definition, sql`space_id = ${store.space} AND id = ${id}`),
    mine: ownedRow(definition, store.space, id, context),
    rivals: duplicateCandidates(definition, store.space, id, patch),
    taken: findTakenFields(definition, store.space, id, patch),
    refs: checkReferences(definition, context, patch),
    ids: reserveIds(store.space, { ...references.wants, ...nested.wants }),
  }
  return execute(store, load, async ({ row, stored, mine, rivals, taken, refs, ids, ...known }) => {
    const version = versionOf(definition, foundOne(row))
    if (!mine[0]) throw forbidden()
    if (context.ifMatch !== null && context.ifMatch !== version) throw stale()
    refuseInvalidReferences(refs)
    refuseTaken(definition, taken)
    const nextId = idAllocator(ids)
    const { body, created, also } = await nested.make(references.resolve(known, nextId), nextId, store)
    const now = rowByField(definition, stored[0] ?? {})
    refuseFaults(rules.validate?.(patch, { ...now, ...patch }, context))
    const kept = await sealSecrets(definition, context, store, id, body, now)
    const differing = Object.fromEntries(
      Object.entries(kept.body).filter(
        ([key, value]) => value !== undefined && fieldColumn(definition, key) && !isEqual(value, now[key]),
      ),
    )
    const changed = { ...differing, ...kept.renewed }
    if (findDuplicate(definition, rivals, id, { ...now, ...changed })) throw notUnique(rules.uniqueTogether ?? [])
    const events =
      Object.keys(changed).length === 0 ? [] : [{ type: `${contract.name}.changed`, data: { id, patch: changed } }]
    return outcome({
      appends: [...created, { stream: `${contract.name}:${id}`, expected: version, events }],
      requires: writeGuards(definition),
      also: [...also, ...kept.also],
      answer: { row: visibleRow(definition, store.space, id, context) },
      respond: (after) => presentOne(definition, after.row),
      version: (after) => versionOf(definition, after.row[0]),
    })
  })
}

export function removeResource(
  definition: Definition,
  context: Context,
  id: number,
  store: Store = spaceStore(context),
): Promise<Answer<null>> {
  const { contract } = definition
  const load = {
    row: visibleRow(definition, store.space, id, context),
    mine: ownedRow(definition, store.space, id, context),
    uses: countUses(definition, store.space, id, context),
  }
  return execute(store, load, ({ row, mine, uses }) => {
    const version = versionOf(definition, foundOne(row))
    if (!mine[0]) throw forbidden()
    if (context.ifMatch !== null && context.ifMatch !== version) throw stale()
    if (uses.length > 0) throw inUseProblem(definition, row[0], uses)
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

/** Only unique names are enforced by the database; any event may invalidate the other checks of uniqueness. */
const writeGuards = ({ rules }: Definition) =>
  rules.uniqueTogether || rules.uniqueFields ? undefined : [noRemovalsSince]

const isEqual = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b ?? null)

const ownedRow = (definition: Definition, space: number, id: number, context: Context): Query<Row> => {
  const owned = definition.rules.editable?.(context) ?? sql`1`
  return query(sql`SELECT 1 AS mine FROM ${definition.table} WHERE space_id = ${space} AND id = ${id} AND ${owned}`)
}

export const refuseFaults = (faults: FieldErrors = {}) => {
  if (Object.keys(faults).length > 0) throw invalid(faults)
}
