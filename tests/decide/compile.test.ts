import { alias, SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import { eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { compile } from '#worker/kernel/sql/compile.ts'
import { queryBuilder } from '#worker/kernel/sql/sql.ts'
import { unitTable as unit } from '#worker/modules/units/unit.table.ts'

const other = alias(unit, 'other')
const few = queryBuilder.select({ id: unit.id }).from(unit).where(eq(unit.space_id, 7)).as('few')
const statements: Record<string, SQLWrapper> = {
  'text, names and values': sql`SELECT ${sql.identifier('a "b"')}, ${1}, ${'x'}, ${null}, ${undefined} FROM ${sql.raw('t')}`,
  'tables and columns': sql`SELECT ${unit.name} FROM ${unit} WHERE ${unit.id} = ${2}`,
  'lists of values': sql`SELECT 1 WHERE 1 IN ${[1, 2]}`,
  aliases: queryBuilder
    .select({ id: other.id, n: sql`count(*)`.as('n') })
    .from(other)
    .where(inArray(other.id, [3, 4])),
  'queries in queries': queryBuilder
    .select()
    .from(few)
    .where(sql`EXISTS (${queryBuilder.select().from(unit)})`),
  insertions: queryBuilder.insert(unit).values({
    space_id: 1,
    id: 2,
    version: 1,
    name: 'g',
    name_key: 'g',
    name_fold: 'g',
    created_at: '',
    updated_at: '',
  }),
  changes: queryBuilder.update(unit).set({ name: 'kg' }).where(eq(unit.id, 5)),
}

it.each(Object.entries(statements))('%s compile to the SQL that drizzle writes', (_, statement) => {
  const wanted = new SQLiteAsyncDialect().sqlToQuery(statement.getSQL())
  const { sql: text, params } = compile(statement)
  // `compile` numbers its values and drizzle does not, so both are brought to drizzle's form.
  const places = [...text.matchAll(/\+\?(\d+)/g)].map(([, place]) => params[Number(place) - 1])
  expect(text.replace(/\+\?\d+/g, '?')).toBe(wanted.sql)
  expect(places).toEqual(wanted.params)
})

it('sends a value once, however often it occurs', () => {
  expect(compile(sql`SELECT ${1}, ${'a'}, ${1}`)).toEqual({ sql: 'SELECT +?1, +?2, +?1', params: [1, 'a'] })
})
