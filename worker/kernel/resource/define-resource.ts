import { getTableColumns, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type * as z from 'zod'
import type { Context } from '../log/context.ts'
import type { Verb } from '../contract/contract.ts'
import type { ComputedColumn, Definition, Rules } from './definition.ts'
import { jsonObject } from '../sql/json-object.ts'
import { jsonRow, type JsonRow } from '../sql/json-row.ts'
import { foundOne, query, type Query, type Row } from '../sql/query.ts'
import { extendedColumnsOf, referencedDefinition } from './references/referrers.ts'
import { notDeleted, type ReadTable } from '../sql/read-table.ts'

export type { ComputedColumn, Definition, Effects, EffectsByKind, ExtendedByKind, Rules } from './definition.ts'

/** Every field of the contract must be a column of the table, of a type that holds it. */
type Covers<R extends { draft: z.ZodType; name: string }, T extends ReadTable> =
  Exclude<keyof Required<z.output<R['draft']>>, SecretOf<R>> extends infer F
    ? [F] extends [keyof T['$inferInsert']]
      ? unknown
      : { 'the table lacks a field of': R['name']; field: Exclude<F, keyof T['$inferInsert']> }
    : never
type SecretOf<R> = 'secrets' extends keyof R
  ? R extends { secrets?: z.ZodObject<infer S> | undefined }
    ? keyof S
    : never
  : never

export const defineResource = <
  Shown,
  R extends { draft: z.ZodType; name: string; verbs: readonly Verb[] },
  T extends ReadTable,
>(
  contract: R & { row: z.ZodType<Shown> },
  table: T & Covers<R, T>,
  rules: Rules = {},
): Definition<Shown> => definePartialResource(contract, table, rules, contract.verbs)

/** A resource of which the kernel serves some verbs only; the module decides the others itself. */
export const definePartialResource = <Shown>(
  contract: { draft: z.ZodType; row: z.ZodType<Shown>; name: string },
  table: ReadTable,
  rules: Rules,
  serves: readonly Verb[],
): Definition<Shown> => ({ contract: contract as Definition<Shown>['contract'], table, rules, servedVerbs: serves })

export const columnOf = (table: ReadTable, name: string): SQLiteColumn | undefined =>
  (getTableColumns(table) as Record<string, SQLiteColumn>)[name]

export const fieldColumn = ({ table, rules }: Definition, name: string): SQLiteColumn | undefined =>
  columnOf(table, rules.columnNames?.[name] ?? name)

export const rowByField = ({ rules }: Definition, row: Row): Row => ({
  ...row,
  ...Object.fromEntries(Object.entries(rules.columnNames ?? {}).map(([field, column]) => [field, row[column]])),
})

/** The version of the stream, under another name where the resource has a field called `version`. */
const versionField = ({ contract }: Definition) => ('version' in contract.row.shape ? '@version' : 'version')
export const versionOf = (definition: Definition, row: Row | undefined): number =>
  Number(row?.[versionField(definition)])

export interface RowShape {
  extended?: boolean
  only?: readonly string[] | undefined
}

export type Selected<Shown> = Shown & Row

export function selectRows<Shown>(
  definition: Definition<Shown>,
  context: Context,
  tail: SQL,
  shape: RowShape = {},
): Query<Selected<Shown>> {
  const columns = columnsOf(definition, context, shape)
  const named = (as: ComputedColumn['as']) => columns.filter((one) => one.as === as).map(({ name }) => name)
  const terms = columns.map(({ name, sql: source }) => sql`${source} AS ${sql.identifier(name)}`)
  return query<Selected<Shown>>(sql`SELECT ${sql.join(terms, sql`, `)} FROM ${definition.table} ${tail}`, {
    json: named('json'),
    bool: named('bool'),
  })
}

function columnsOf(definition: Definition, context: Context, { extended, only }: RowShape) {
  const { contract, table, rules } = definition
  const lock: ComputedColumn & { name: string } = { name: versionField(definition), sql: sql`${table.version}` }
  const more = extendedColumnsOf(definition)?.(context) ?? {}
  const computed = { ...rules.computed?.(context), ...(extended ? more : {}) }
  const names = only ?? Object.keys(contract.row.shape).filter((name) => extended || !(name in more))
  const fields = names.map((name): ComputedColumn & { name: string } => {
    const column = fieldColumn(definition, name)
    const link = referencedDefinition(definition, name)
    if (computed[name]) return { name, ...computed[name] }
    if (!column) throw new Error(`${contract.name}.${name} has neither a column nor a computed value`)
    if (link && column.dataType !== 'json') {
      return { name, as: 'json', sql: rowJson(link, context, table.space_id, column) }
    }
    const as = ({ json: 'json', boolean: 'bool' } as const)[column.dataType as string]
    return { name, sql: sql`${column}`, ...(as ? { as } : {}) }
  })
  return [lock, ...fields]
}

/** The row that an id column names, as JSON in the shape of its contract; null where it is gone. */
export const rowJson = (definition: Definition, context: Context, space: SQLWrapper, id: SQLWrapper): SQL =>
  liveRow(definition, jsonObject(fieldsOf(definition, context)), space, id)

/** As `rowJson`, packed for many rows; the reader unpacks it. */
export function rowAsJsonRow(definition: Definition, context: Context, space: SQLWrapper, id: SQLWrapper): JsonRow {
  const row = jsonRow(fieldsOf(definition, context))
  return { ...row, sql: liveRow(definition, row.sql, space, id) }
}

const liveRow = ({ table }: Definition, value: SQL, space: SQLWrapper, id: SQLWrapper) =>
  sql`(SELECT ${value} FROM ${table} WHERE ${table.space_id} = ${space} AND ${table.id} = ${id} AND ${notDeleted(table)})`

const fieldsOf = (definition: Definition, context: Context) =>
  Object.fromEntries(
    columnsOf(definition, context, {})
      .filter(({ name }) => name !== versionField(definition))
      .map(({ name, as, sql: source }) => [
        name,
        as === 'json'
          ? sql`json(${source})`
          : as === 'bool'
            ? sql`json(CASE ${source} WHEN 1 THEN 'true' WHEN 0 THEN 'false' ELSE 'null' END)`
            : source,
      ]),
  )

export const visibleRows = ({ table, rules }: Definition, space: number, context: Context): SQL => {
  const visible = rules.visible?.(context)
  return sql`${table.space_id} = ${space} AND ${notDeleted(table)}${visible ? sql` AND ${visible}` : sql``}`
}

export const visibleRow = <Shown>(
  definition: Definition<Shown>,
  space: number,
  id: number,
  context: Context,
  shape: RowShape = {},
): Query<Selected<Shown>> =>
  selectRows(
    definition,
    context,
    sql`WHERE ${visibleRows(definition, space, context)} AND ${definition.table.id} = ${id}`,
    shape,
  )

export const presentRow = <Shown>(definition: Definition<Shown>, row: Selected<Shown>): Shown => {
  const { [versionField(definition)]: _, ...shown } = row
  return shown as Shown
}

/**
 * The row of an answer. It is a 404 where the asker may not see it; after a change, `execute` turns that into a 204.
 */
export const presentOne = <Shown>(definition: Definition<Shown>, rows: readonly Selected<Shown>[]): Shown =>
  presentRow(definition, foundOne(rows))
