import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { deleteRows, insertRows, BulkWrite, updateRow } from '#worker/kernel/sql/bulk-write.ts'
import { mergeBulkWrites } from '#worker/kernel/sql/merge-bulk-writes.ts'
import { compile } from '#worker/kernel/sql/compile.ts'
import { unitTable } from '#worker/modules/units/unit.table.ts'
import { keywordTable } from '#worker/modules/keywords/keyword.table.ts'

const life = { space_id: 1, version: 1, created_at: 'now', updated_at: 'now' }
const unit = (id: number, name: string) =>
  insertRows(unitTable, [{ ...life, id, name, name_key: name, name_fold: name }])
const keyword = (id: number, name: string) =>
  insertRows(keywordTable, [{ ...life, id, name, name_key: name, name_fold: name, description: '' }])

it('rows for one table are one statement, even with rows for another table between them', () => {
  const joined = mergeBulkWrites([unit(1, 'g'), keyword(1, 'soup'), unit(2, 'kg'), keyword(2, 'cake')])
  expect(joined.map((statement) => (statement instanceof BulkWrite ? statement.spec.rows.length : 0))).toEqual([2, 2])
  expect(joined.map((statement) => compile(statement).params.length)).toEqual([1, 1])
})

it('rows never move across a statement that could read or change them', () => {
  const between = sql`UPDATE unit SET name = 'x'`
  expect(mergeBulkWrites([unit(1, 'g'), between, unit(2, 'kg')])).toHaveLength(3)
})

it('rows with other columns stay a statement of their own', () => {
  const plural = insertRows(unitTable, [
    { ...life, id: 3, name: 'l', name_key: 'l', name_fold: 'l', plural_name: 'ls', plural_key: 'ls' },
  ])
  expect(mergeBulkWrites([unit(1, 'g'), plural])).toHaveLength(2)
})

it('statements on different rows may change places, statements on the same row keep their order', () => {
  const rename = (id: number, name: string) => updateRow(unitTable, { space: 1, id }, { name })
  const remove = (id: number) => deleteRows(unitTable, 'id', { space: 1, value: id })
  const sizes = (statements: readonly object[]) =>
    statements.map((statement) => (statement instanceof BulkWrite ? statement.spec.rows.length : 0))
  const apart = [remove(1), unit(1, 'a'), rename(1, 'b'), remove(2), unit(2, 'c'), rename(2, 'd')]
  expect(sizes(mergeBulkWrites(apart))).toEqual([2, 2, 2])
  const same = [remove(1), unit(1, 'a'), rename(1, 'b'), remove(1), unit(1, 'c'), rename(1, 'd')]
  expect(sizes(mergeBulkWrites(same))).toEqual([1, 1, 1, 1, 1, 1])
})

const texts = (statements: readonly object[]) =>
  statements.flatMap((statement) => (statement instanceof BulkWrite ? compile(statement).params.map(String) : []))

it('rows that are too large for one value are several statements, in their order', () => {
  const large = Array.from({ length: 12 }, (_, i) => unit(i, 'x'.repeat(300_000)))
  const joined = mergeBulkWrites(large)
  expect(joined.length).toBeGreaterThan(6)
  expect(joined.flatMap((statement) => (statement instanceof BulkWrite ? (statement.spec.keys ?? []) : []))).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  ])
  for (const text of texts(joined)) expect(new TextEncoder().encode(text).byteLength).toBeLessThan(2_000_000)
})

it('a statement of too many rows is split between rows, never inside one', () => {
  const names = Array.from({ length: 9 }, (_, id) => ({
    ...life,
    id,
    name: '漢'.repeat(100_000),
    name_key: '',
    name_fold: '',
  }))
  const joined = mergeBulkWrites([insertRows(unitTable, names)])
  expect(joined.length).toBeGreaterThan(1)
  for (const text of texts(joined)) expect(new TextEncoder().encode(text).byteLength).toBeLessThan(2_000_000)
  expect(texts(joined).flatMap((text) => JSON.parse(text) as unknown[])).toHaveLength(9)
  expect(mergeBulkWrites([unit(1, 'x'.repeat(900_000))])).toHaveLength(1)
})
