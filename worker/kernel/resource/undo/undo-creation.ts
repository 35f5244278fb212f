import { sql } from 'drizzle-orm'
import { hasLevel, type Context } from '../../log/context.ts'
import { inUseProblem } from '../mount-effects.ts'
import { forbidden, notFound } from '../../contract/errors.ts'
import { query, type Query } from '../../sql/query.ts'
import { effectQueries, type EffectKind } from '../references/reference.effects.ts'
import { effectsOf } from '../references/referrers.ts'
import { visibleRows, type Definition } from '../define-resource.ts'
import { jsonEach, unionAll } from '../../sql/sql.ts'
import { rowIdsOf, reversal, type ReversalResult, type NamedRow, type Undoer } from './undo.ts'

const CASCADING = ['cascading'] as const

interface CreatedRow {
  id: number
  name: string | null
  version: number
  mine: boolean
}

interface RowUsers {
  id: number
  users: NamedRow[]
}

/**
 * Undoes the creation of rows, with what hangs off them. A row that is used by now, or was changed since, stays;
 * where the command created nothing else, undo is refused.
 */
export const undoCreation =
  (definition: Definition): Undoer =>
  (events, { context, store, events: commandEvents, isPart = false }) => {
    const { contract, rules } = definition
    if (!hasLevel(context, contract.roles.write)) throw forbidden()
    const ids = rowIdsOf(events)
    const isOnlyStream = !isPart && commandEvents.every(({ stream }) => stream === events[0]?.stream)
    const load = {
      rows: query<CreatedRow>(
        sql`SELECT id, ${rules.uniqueName ? sql`name` : sql`NULL`} AS name, version, ${rules.editable?.(context) ?? sql`1`} AS mine
          FROM ${definition.table} WHERE ${visibleRows(definition, store.space, context)}
          AND id IN (SELECT value FROM ${jsonEach(ids)})`,
        { bool: ['mine'] },
      ),
      used: usersOf(definition, store.space, ids, context, [
        'protecting',
        'nulling',
        ...(isOnlyStream ? [] : CASCADING),
      ]),
      parts: partsOf(definition, store.space, ids, context),
    }
    return reversal(load, ({ rows, used, parts }, gone): ReversalResult => {
      if (rows.some(({ mine }) => !mine)) throw forbidden()
      const [first] = rows
      if (isOnlyStream && !first) throw notFound()
      const removable = removableRows(
        definition,
        rows,
        used,
        gone,
        (row) => isOnlyStream || row.version === versionAfterCommand(commandEvents, `${contract.name}:${row.id}`),
      )
      const users = new Map(used.map((one) => [one.id, one.users]))
      if (isOnlyStream && first && removable.length === 0)
        throw inUseProblem(definition, { ...first }, countByModel(users.get(first.id) ?? []))
      const going = new Set(removable.map(({ id }) => id))
      const named = ({ id, name }: CreatedRow): NamedRow => ({ model: contract.title, id, name })
      return {
        appends: removable.map(({ id, version }) => ({
          stream: `${contract.name}:${id}`,
          expected: version,
          events: [{ type: `${contract.name}.deleted`, data: { id } }],
        })),
        gone: [...removable.map(named), ...parts.filter(({ id }) => going.has(id)).flatMap((one) => one.parts)],
        kept: rows.filter((row) => !removable.includes(row)).map(named),
      }
    })
  }

/** The command may have said more about the row than that it was made. */
const versionAfterCommand = (events: Parameters<Undoer>[0], of: string) =>
  Math.max(...events.filter(({ stream }) => stream === of).map(({ version }) => version))

/** Rows that only rows which go too still use. A row that stays keeps the rows of its own kind that it uses. */
function removableRows(
  { contract }: Definition,
  rows: readonly CreatedRow[],
  used: readonly RowUsers[],
  gone: ReadonlySet<string>,
  isAsMade: (row: CreatedRow) => boolean,
): CreatedRow[] {
  const users = new Map(used.map((one) => [one.id, one.users]))
  let going = rows.filter(isAsMade)
  for (;;) {
    const together = new Set([...gone, ...going.map(({ id }) => `${contract.title}:${id}`)])
    const still = going.filter(({ id }) => (users.get(id) ?? []).every((one) => together.has(`${one.model}:${one.id}`)))
    if (still.length === going.length) return going
    going = still
  }
}

/** The users of each row, including those that the asker may not see. */
export const usersOf = (
  definition: Definition,
  space: number,
  ids: readonly number[],
  context: Context,
  kinds: readonly EffectKind[],
): Query<RowUsers> => {
  const all = kinds.flatMap((kind) => effectQueries(definition, kind, { space, id: sql`one.value`, context }))
  const parts = effectsOf(definition).flatMap((one) => one.parts ?? [])
  return query<RowUsers>(
    sql`SELECT one.value AS id, (SELECT json_group_array(json_object('model', model, 'id', id, 'name', name))
      FROM (${unionAll(all)}) WHERE model NOT IN (SELECT value FROM ${jsonEach(parts)})) AS users FROM ${jsonEach(ids)} one`,
    { json: ['users'] },
  )
}

/** What is part of each row and goes with it, though no event says so. */
function partsOf(definition: Definition, space: number, ids: readonly number[], context: Context) {
  const whole = effectsOf(definition).filter(({ parts = [] }) => parts.length > 0)
  const all = whole.flatMap(({ cascading }) => cascading?.(space, sql`one.value`, context) ?? [])
  const models = whole.flatMap(({ parts = [] }) => parts)
  return query<{ id: number; parts: NamedRow[] }>(
    sql`SELECT one.value AS id, (SELECT json_group_array(json_object('model', model, 'id', id, 'name', NULL))
      FROM (${unionAll(all)}) WHERE model IN (SELECT value FROM ${jsonEach(models)})) AS parts
      FROM ${jsonEach(all.length > 0 ? ids : [])} one`,
    { json: ['parts'] },
  )
}

const countByModel = (users: readonly NamedRow[]) =>
  [...Map.groupBy(users, ({ model }) => model)].map(([model, of]) => ({ model, n: of.length }))
