import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type * as z from 'zod'
import type { Context } from './context.ts'
import type { Resource, Verb } from './contract.ts'
import { query, type Query, type Row } from './query.ts'
import { alive, type ReadTable } from './tables.ts'

/** A column of an answer that SQL works out, and how its value travels. */
export interface Computed {
  sql: SQL
  as?: 'json' | 'bool'
}

/**
 * Queries `SELECT id, model, name` for a row: `model` is the singular of what is affected, in the way of classes (MealPlan);
 * `name` is what a person calls it, or null where the asker may not see it.
 */
type Affecting = (space: number, id: number, context: Context) => SQL[]

export interface Effects {
  /** What still uses the row, which is not deleted then. */
  protecting?: Affecting
  /** What goes with it, and comes back with it. */
  cascading?: Affecting
  /** What loses its reference to it. */
  nulling?: Affecting
}

/** The few things in which plain resources differ. One that needs more is not plain: give it a decider. */
export interface Rules {
  /** Columns searched by `query`, already folded. */
  search?: readonly string[]
  sort?: SQL
  /** One entity per name: creating one that exists answers the one that exists. */
  named?: { plural: boolean }
  filters?: Record<string, (value: unknown, context: Context) => SQL>
  /** Rows the asker may see at all. */
  visible?: (context: Context) => SQL
  /** Rows of those the asker may change. */
  owned?: (context: Context) => SQL
  computed?: (context: Context) => Record<string, Computed>
  /** Fields that name a row elsewhere: SQL that is true where the asker may use it. */
  refs?: Record<string, (id: number, context: Context) => SQL>
  /** What a deletion means to others. */
  effects?: Effects
  /** Columns kept beside the fields, worked out from them. */
  derive?: (fields: Row) => Row
  /** Values set at creation from who asks. */
  onCreate?: (context: Context) => Row
}

export interface Definition<R extends Resource = Resource> {
  contract: R
  table: ReadTable
  rules: Rules
  /** The verbs the kernel serves; the module itself serves the others of its contract. */
  serves: readonly Verb[]
}

/** Every field of the contract must be a column of the table, of a type that holds it. */
type Covers<R extends { draft: z.ZodType; name: string }, T extends ReadTable> =
  Required<z.output<R['draft']>> extends infer F
    ? keyof F extends keyof T['$inferInsert']
      ? unknown
      : { 'the table lacks a field of': R['name']; field: Exclude<keyof F, keyof T['$inferInsert']> }
    : never

export const defineResource = <
  R extends { draft: z.ZodType; name: string; verbs: readonly Verb[] },
  T extends ReadTable,
>(
  contract: R,
  table: T & Covers<R, T>,
  rules: Rules = {},
): Definition => readable(contract, table, rules, contract.verbs)

/** A resource of which the kernel serves some verbs only, because the others need decisions of their own. */
export const readable = (
  contract: { draft: z.ZodType; name: string },
  table: ReadTable,
  rules: Rules,
  serves: readonly Verb[],
): Definition => ({ contract: contract as Resource, table, rules, serves })

export const columnOf = (table: ReadTable, name: string): SQLiteColumn | undefined =>
  (getTableColumns(table) as Record<string, SQLiteColumn>)[name]

/** The rows of a resource in the shape of its contract, `version` beside it. */
export function select({ contract, table, rules }: Definition, context: Context, tail: SQL): Query<Row> {
  const computed = rules.computed?.(context) ?? {}
  const names = [...new Set(['version', ...Object.keys(contract.row.shape)])]
  const json = names.filter((name) => computed[name]?.as === 'json' || columnOf(table, name)?.dataType === 'json')
  const bool = names.filter((name) => computed[name]?.as === 'bool' || columnOf(table, name)?.dataType === 'boolean')
  const columns = names.map((name) => {
    const source = computed[name]?.sql ?? columnOf(table, name)
    if (!source) throw new Error(`${contract.name}.${name} comes from nowhere`)
    return sql`${source} AS ${sql.identifier(name)}`
  })
  return query<Row>(sql`SELECT ${sql.join(columns, sql`, `)} FROM ${table} ${tail}`, { json, bool })
}

/** Rows of the asker's space that are there and that the asker may see. */
export const reach = ({ table, rules }: Definition, space: number, context: Context): SQL => {
  const visible = rules.visible?.(context)
  return sql`${table.space_id} = ${space} AND ${alive(table)}${visible ? sql` AND ${visible}` : sql``}`
}

export const one = (definition: Definition, space: number, id: number, context: Context): Query<Row> =>
  select(definition, context, sql`WHERE ${reach(definition, space, context)} AND ${definition.table.id} = ${id}`)

/** An answer's row: the contract's fields, without what only the server needs. */
export const present = ({ contract }: Definition, row: Row): Row => {
  if ('version' in contract.row.shape) return row
  const { version: _, ...shown } = row
  return shown
}
