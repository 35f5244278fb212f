import {
  Column,
  getTableName,
  isSQLWrapper,
  Name,
  Param,
  SQL,
  sql,
  StringChunk,
  Table,
  type SQLWrapper,
} from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'

export interface CompiledStatement {
  sql: string
  params: unknown[]
}

/**
 * A statement as text and values. D1 binds at most a hundred values, so each value is sent once. The plus before each
 * keeps SQLite from planning by the value: such a plan is not reused for another value. The common kinds of chunks
 * are written here, as drizzle takes milliseconds for a large statement; it compiles the rest.
 */
export function compile(statement: SQLWrapper): CompiledStatement {
  const params: unknown[] = []
  const bindValue = (value: unknown) => {
    const known = params.indexOf(value)
    return `+?${known === -1 ? params.push(value) : known + 1}`
  }
  const escapeParam = (_position: number, value?: unknown) => bindValue(value)

  const write = (chunk: unknown): string => {
    if (chunk === undefined) return ''
    if (chunk === null || typeof chunk !== 'object') return bindValue(chunk)
    if (chunk instanceof StringChunk) return chunk.value.join('')
    if (chunk instanceof SQL) return chunk.queryChunks.map(write).join('')
    if (chunk instanceof Param) {
      const value: unknown = chunk.value === null ? null : chunk.encoder.mapToDriverValue(chunk.value)
      return isSQLWrapper(value) ? write(value) : bindValue(value)
    }
    if (chunk instanceof Name) return quoted(chunk.value)
    if (chunk instanceof Column) return `${quoted(getTableName(chunk.table))}.${quoted(chunk.name)}`
    if (chunk instanceof Table) return quoted(getTableName(chunk))
    return Object.assign(new SQLiteAsyncDialect(), { escapeParam }).sqlToQuery(sql`${chunk}`).sql
  }
  return { sql: write(statement.getSQL()), params }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
