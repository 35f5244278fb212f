import { describe, expect, test } from 'vitest'
import { type ExportRow, listText } from '#web/features/shopping/export/list-text.ts'

const head = { section: 'Category', amount: 'Amount', unit: 'Unit', food: 'Food', info: 'For' }
const style = { csv_delim: ',', csv_prefix: '', head }
const row = (section: string, amount: string, unit: string, food: string, info = ''): ExportRow => ({
  section,
  amount,
  unit,
  food,
  info,
})
const rows = [
  row('Dairy', '2', 'l', 'milk'),
  row('Dairy', '', '', 'butter', 'Pancakes'),
  row('Bakery', '1', '', 'rye, dark'),
]

describe('the list as text', () => {
  test('has the groups of the page', () => {
    expect(listText(rows, 'text', style)).toBe('Dairy\n- 2 l milk\n- butter\n\nBakery\n- 1 rye, dark')
  })
  test('has no title for a single group', () => {
    expect(listText(rows.slice(0, 2), 'text', style)).toBe('- 2 l milk\n- butter')
  })
  test('begins each line as the person prefers', () => {
    expect(listText(rows.slice(0, 2), 'text', { ...style, csv_prefix: '*' })).toBe('* 2 l milk\n* butter')
    expect(listText(rows.slice(0, 1), 'markdown', { ...style, csv_prefix: '+' })).toBe('+ 2 l milk')
    expect(listText(rows.slice(0, 1), 'csv', { ...style, csv_prefix: '>' })).toBe(
      '> Category,Amount,Unit,Food,For\r\n> Dairy,2,l,milk,\r\n',
    )
  })
})

test('Markdown can be ticked off, and shows what somebody typed as it is', () => {
  expect(listText([row('A|B', '', '', '*raw* [x]'), row('C', '', '', 'c')], 'markdown', style)).toBe(
    '## A\\|B\n- [ ] \\*raw\\* \\[x\\]\n\n## C\n- [ ] c',
  )
})

test('a Markdown table has a row for each amount', () => {
  expect(listText(rows.slice(1), 'table', style).split('\n')).toEqual([
    '| Category | Amount | Unit | Food | For |',
    '| --- | --- | --- | --- | --- |',
    '| Dairy |  |  | butter | Pancakes |',
    '| Bakery | 1 |  | rye, dark |  |',
  ])
})

describe('CSV', () => {
  test('quotes what holds its delimiter, a quote or a break', () => {
    const odd = [row('a', '1', '', 'rye, "dark"'), row('b', '', '', 'two\nlines')]
    expect(listText(odd, 'csv', style).trim().split('\r\n').slice(1)).toEqual([
      'a,1,,"rye, ""dark""",',
      'b,,,"two\nlines",',
    ])
  })
  test('has the delimiter of the person', () => {
    expect(listText(rows, 'csv', { ...style, csv_delim: ';' }).split('\r\n')[3]).toBe('Bakery;1;;rye, dark;')
  })
  test('starts no formula in a spreadsheet', () => {
    const hostile = ['=HYPERLINK("x")', '+1', '-x', '@SUM(A1)', '\tx'].map((food) => row('a', '', '', food))
    for (const line of listText(hostile, 'csv', style).trim().split('\r\n').slice(1)) expect(line).toMatch(/^a,,,"?'/)
  })
})
