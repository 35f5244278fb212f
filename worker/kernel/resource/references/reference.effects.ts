import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../log/context.ts'
import type { Definition } from '../definition.ts'
import type { OnDelete } from '../../contract/reference.contract.ts'
import { branchIds, refersToAny } from './reference.projection.ts'
import { columnOf } from '../define-resource.ts'
import { effectsOf, referrersOf, type Referrer } from './referrers.ts'
import { notDeleted } from '../../sql/read-table.ts'

export type EffectKind = 'protecting' | 'cascading' | 'nulling'

const ON_DELETE_BY_EFFECT: Record<EffectKind, OnDelete> = {
  protecting: 'refuse',
  cascading: 'cascade',
  nulling: 'clear',
}

/** The effects of a deletion: by references to the row, and by what its own and other modules add. */
export function effectQueries(
  definition: Definition,
  preview: EffectKind,
  { space, id, context }: { space: number; id: number | SQL; context: Context },
): SQL[] {
  const { contract } = definition
  const own = effectsOf(definition).flatMap((one) => one[preview]?.(space, id, context) ?? [])
  const first = referrersOf(contract.name)
  if (!first.some(({ onDelete }) => onDelete)) return own
  return [...own, ...referrerEffects(contract.name, branchIds(contract.name, space, id), { preview, space, context })]
}

interface EffectRequest {
  preview: EffectKind
  space: number
  context: Context
}

/** Rows that refer to the ids, and rows that refer to those that go along. */
function referrerEffects(kind: string, ids: SQL, asked: EffectRequest): SQL[] {
  const { preview, space, context } = asked
  const ruled = referrersOf(kind).filter(({ onDelete }) => onDelete)
  return ruled.flatMap((referrer) => {
    const { table, contract } = referrer.from
    const where = sql`${table}.space_id = ${space} AND ${notDeleted(table)} AND ${refersToAny(referrer, ids)}`
    const named = sql`SELECT ${table.id} AS id, ${contract.title} AS model, ${rowLabel(referrer, context)} AS name
      FROM ${table} WHERE ${where}`
    return [
      ...(referrer.onDelete === ON_DELETE_BY_EFFECT[preview] ? [named] : []),
      ...(referrer.onDelete === 'cascade'
        ? referrerEffects(contract.name, sql`SELECT ${table.id} FROM ${table} WHERE ${where}`, asked)
        : []),
    ]
  })
}

/** Null where the asker may not see the row. */
function rowLabel({ from: { table, rules, contract } }: Referrer, context: Context): SQL {
  const column = columnOf(table, 'name')
  const name = column ? sql`${column}` : sql`${`${contract.title} `} || ${table.id}`
  const visible = rules.visible?.(context)
  return visible ? sql`iif(${visible}, ${name}, NULL)` : name
}
