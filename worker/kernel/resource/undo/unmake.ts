import { sql } from 'drizzle-orm'
import { stands, type Context } from '../../log/context.ts'
import { inUse } from '../effects.ts'
import { forbidden, notFound } from '../../contract/errors.ts'
import { query, type Query } from '../../sql/query.ts'
import { affectedBy, type Preview } from '../references/reference.effects.ts'
import { effectsOf } from '../references/referrers.ts'
import { reach, type Definition } from '../resource.ts'
import { each, unionAll } from '../../sql/sql.ts'
import { idsOf, reversal, type Cancelled, type NamedRow, type Undoer } from './undo.ts'

const WITH = ['cascading'] as const

interface Made {
  id: number
  name: string | null
  version: number
  mine: boolean
}

interface Used {
  id: number
  users: NamedRow[]
}

/**
 * Takes back that rows were made: they go, with what hangs off them. What came along with something else stays where
 * others use it by now, or somebody changed it since; what was made for itself is refused then.
 */
export const unmaking =
  (definition: Definition): Undoer =>
  (events, { context, store, command }) => {
    const { contract, rules } = definition
    if (!stands(context, contract.roles.write)) throw forbidden()
    const ids = idsOf(events)
    const alone = command.every(({ stream }) => stream === events[0]?.stream)
    const load = {
      rows: query<Made>(
        sql`SELECT id, ${rules.named ? sql`name` : sql`NULL`} AS name, version, ${rules.owned?.(context) ?? sql`1`} AS mine
          FROM ${definition.table} WHERE ${reach(definition, store.space, context)}
          AND id IN (SELECT value FROM ${each(ids)})`,
        { bool: ['mine'] },
      ),
      used: usersOf(definition, store.space, ids, context, ['protecting', 'nulling', ...(alone ? [] : WITH)]),
    }
    return reversal(load, ({ rows, used }, gone): Cancelled => {
      if (rows.some(({ mine }) => !mine)) throw forbidden()
      const [first] = rows
      if (alone && !first) throw notFound()
      const going = leaving(definition, rows, used, gone, (row) => alone || row.version === madeAt(events, row.id))
      const users = new Map(used.map((one) => [one.id, one.users]))
      if (alone && first && going.length === 0)
        throw inUse(definition, { ...first }, counted(users.get(first.id) ?? []))
      const named = ({ id, name }: Made): NamedRow => ({ model: contract.title, id, name })
      return {
        appends: going.map(({ id, version }) => ({
          stream: `${contract.name}:${id}`,
          expected: version,
          events: [{ type: `${contract.name}.deleted`, data: { id } }],
        })),
        gone: going.map(named),
        kept: rows.filter((row) => !going.includes(row)).map(named),
      }
    })
  }

/** The version that the command left a row at. */
const madeAt = (events: Parameters<Undoer>[0], id: number) =>
  Math.max(...events.filter(({ data }) => (data as { id: number }).id === id).map(({ version }) => version))

/** Rows that nobody needs but those who go too. One that stays keeps those of its own kind that it needs. */
function leaving(
  { contract }: Definition,
  rows: readonly Made[],
  used: readonly Used[],
  gone: ReadonlySet<string>,
  isAsMade: (row: Made) => boolean,
): Made[] {
  const users = new Map(used.map((one) => [one.id, one.users]))
  let going = rows.filter(isAsMade)
  for (;;) {
    const together = new Set([...gone, ...going.map(({ id }) => `${contract.title}:${id}`)])
    const still = going.filter(({ id }) => (users.get(id) ?? []).every((one) => together.has(`${one.model}:${one.id}`)))
    if (still.length === going.length) return going
    going = still
  }
}

/** What uses each of some rows, seen by the asker or not. */
export const usersOf = (
  definition: Definition,
  space: number,
  ids: readonly number[],
  context: Context,
  kinds: readonly Preview[],
): Query<Used> => {
  const all = kinds.flatMap((kind) => affectedBy(definition, kind, { space, id: sql`one.value`, context }))
  const parts = effectsOf(definition).flatMap((one) => one.parts ?? [])
  return query<Used>(
    sql`SELECT one.value AS id, (SELECT json_group_array(json_object('model', model, 'id', id, 'name', name))
      FROM (${unionAll(all)}) WHERE model NOT IN (SELECT value FROM ${each(parts)})) AS users FROM ${each(ids)} one`,
    { json: ['users'] },
  )
}

const counted = (users: readonly NamedRow[]) =>
  [...Map.groupBy(users, ({ model }) => model)].map(([model, of]) => ({ model, n: of.length }))
