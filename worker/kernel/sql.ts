import { sql, type SQLWrapper } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'

/** Builds statements and never runs them, so that a projection stays a pure function of its event. */
export const q = drizzle({} as D1Database)

export type Statement = SQLWrapper

const dialect = new SQLiteAsyncDialect()
export const compile = (statement: SQLWrapper) => dialect.sqlToQuery(statement.getSQL())

/** Rows as one bound parameter: D1 allows a hundred parameters, but two megabytes in each. */
export const each = (rows: readonly unknown[]) => sql`json_each(${JSON.stringify(rows)})`

/** `column IN (ids)` with one parameter, however many ids. */
export const among = (column: SQLWrapper, ids: readonly unknown[]) => sql`${column} IN (SELECT value FROM ${each(ids)})`
