import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { deleteRows, insertRows, Rows, updateRow } from '#worker/kernel/rows.ts'
import { joinRows } from '#worker/kernel/rows.join.ts'
import { compile } from '#worker/kernel/compile.ts'
import { unitTable } from '#worker/modules/units/unit.table.ts'
import { keywordTable } from '#worker/modules/keywords/keyword.table.ts'

const life = { space_id: 1, version: 1, created_at: 'now', updated_at: 'now' }
const unit = (id: number, name: string) =>
  insertRows(unitTable, [{ ...life, id, name, name_key: name, name_fold: name }])
const keyword = (id: number, name: string) =>
  insertRows(keywordTable, [{ ...life, id, name, name_key: name, name_fold: name, description: '' }])

it('rows for one table go in one statement, also across rows for another', () => {
  const joined = joinRows([unit(1, 'g'), keyword(1, 'soup'), unit(2, 'kg'), keyword(2, 'cake')])
  expect(joined.map((statement) => (statement instanceof Rows ? statement.work.rows.length : 0))).toEqual([2, 2])
  expect(joined.map((statement) => compile(statement).params.length)).toEqual([1, 1])
})

it('rows never move across a statement that could read or change them', () => {
  const between = sql`UPDATE unit SET name = 'x'`
  expect(joinRows([unit(1, 'g'), between, unit(2, 'kg')])).toHaveLength(3)
})

it('rows with other columns stay a statement of their own', () => {
  const plural = insertRows(unitTable, [
    { ...life, id: 3, name: 'l', name_key: 'l', name_fold: 'l', plural_name: 'ls', plural_key: 'ls' },
  ])
  expect(joinRows([unit(1, 'g'), plural])).toHaveLength(2)
})

it('work on different rows changes places, work on the same row keeps its order', () => {
  const rename = (id: number, name: string) => updateRow(unitTable, { space: 1, id }, { name })
  const remove = (id: number) => deleteRows(unitTable, 'id', { space: 1, value: id })
  const sizes = (statements: readonly object[]) =>
    statements.map((statement) => (statement instanceof Rows ? statement.work.rows.length : 0))
  const apart = [remove(1), unit(1, 'a'), rename(1, 'b'), remove(2), unit(2, 'c'), rename(2, 'd')]
  expect(sizes(joinRows(apart))).toEqual([2, 2, 2])
  const same = [remove(1), unit(1, 'a'), rename(1, 'b'), remove(1), unit(1, 'c'), rename(1, 'd')]
  expect(sizes(joinRows(same))).toEqual([1, 1, 1, 1, 1, 1])
})
