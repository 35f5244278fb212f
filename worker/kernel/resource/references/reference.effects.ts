import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../log/context.ts'
import type { Definition } from '../definition.ts'
import type { OnDelete } from '../../contract/reference.contract.ts'
import { branchOf, namesOneOf } from './reference.projection.ts'
import { columnOf } from '../resource.ts'
import { effectsOf, referrersOf, type Referrer } from './referrers.ts'
import { alive } from '../../sql/tables.ts'

export type Preview = 'protecting' | 'cascading' | 'nulling'

const OF: Record<Preview, OnDelete> = { protecting: 'refuse', cascading: 'cascade', nulling: 'clear' }

/** What a deletion would mean to others: by the references that lead to the row, and by what the module says besides. */
export function affectedBy(
  definition: Definition,
  preview: Preview,
  { space, id, context }: { space: number; id: number | SQL; context: Context },
): SQL[] {
  const { contract } = definition
  const own = effectsOf(definition).flatMap((one) => one[preview]?.(space, id, context) ?? [])
  const first = referrersOf(contract.name)
  if (!first.some(({ onDelete }) => onDelete)) return own
  return [...own, ...along(contract.name, branchOf(contract.name, space, id), { preview, space, context })]
}

interface Asked {
  preview: Preview
  space: number
  context: Context
}

/** Those who refer to some rows, and those who refer to whatever goes along with them. */
function along(kind: string, ids: SQL, asked: Asked): SQL[] {
  const { preview, space, context } = asked
  const ruled = referrersOf(kind).filter(({ onDelete }) => onDelete)
  return ruled.flatMap((referrer) => {
    const { table, contract } = referrer.from
    const where = sql`${table}.space_id = ${space} AND ${alive(table)} AND ${namesOneOf(referrer, ids)}`
    const named = sql`SELECT ${table.id} AS id, ${contract.title} AS model, ${nameOf(referrer, context)} AS name
      FROM ${table} WHERE ${where}`
    return [
      ...(referrer.onDelete === OF[preview] ? [named] : []),
      ...(referrer.onDelete === 'cascade'
        ? along(contract.name, sql`SELECT ${table.id} FROM ${table} WHERE ${where}`, asked)
        : []),
    ]
  })
}

/** What people call a row, where the asker may see it. */
function nameOf({ from: { table, rules, contract } }: Referrer, context: Context): SQL {
  const column = columnOf(table, 'name')
  const name = rules.label ?? (column ? sql`${column}` : sql`${`${contract.title} `} || ${table.id}`)
  const visible = rules.visible?.(context)
  return visible ? sql`iif(${visible}, ${name}, NULL)` : name
}
