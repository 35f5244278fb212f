import { describe, expect, it } from 'vitest'
import type { TableReading } from '#worker/modules/imports/apps/data/csv/column.contract.ts'
import type { Draft } from '#worker/modules/imports/drafts/draft.ts'
import { recognize } from '#worker/modules/imports/apps/importers.ts'
import { findTable } from '#worker/modules/imports/apps/data/csv/find-tables.ts'
import { chosenTable } from '#worker/modules/imports/apps/data/csv/table.importer.ts'
import { openUpload, type Upload } from '#worker/modules/imports/files/open-upload.ts'
import { bytesInMemory } from '#worker/modules/imports/files/stored-bytes.ts'
import { bytesFrom } from './read-made.ts'

const uploadOf = (files: Record<string, string | Uint8Array<ArrayBuffer>>) =>
  openUpload(Object.entries(files).map(([name, content]) => ({ name, stored: bytesInMemory(bytesFrom(content)) })))

async function readAs(columns: TableReading['columns'], upload: Upload): Promise<Draft[]> {
  const drafts: Draft[] = []
  for await (const item of chosenTable({ columns, heading: true }).read(upload)) drafts.push(...(await item.read()))
  return drafts
}

const guessOf = async (text: string | Uint8Array<ArrayBuffer>, name = 'a.csv') => {
  const table = await findTable((await uploadOf({ [name]: text })).files)
  return table && { columns: table.columns, heading: table.heading, rows: table.rows.length }
}

describe('what the columns of a table are', () => {
  it('is guessed by names in which a known word stands, each once', async () => {
    expect(await guessOf('Name des Rezepts;Zutaten (4 Personen);Wie es geht\nPie;1 egg;Boil.\n')).toMatchObject({
      columns: ['name', 'ingredients', null],
      heading: true,
    })
  })

  it('is guessed by what they hold where no name says it', async () => {
    const method = 'Mix all of it well and let it rest. Then bake it in the oven until it is brown, for an hour or so.'
    const rows = ['Apple pie', 'Onion soup', 'Rye bread'].map(
      (name, n) =>
        `${name}|"200 g flour\n${n} eggs"|"${method}"|https://example.org/${n}.jpg|https://example.org/${n}|4`,
    )
    expect(await guessOf(rows.join('\n'))).toMatchObject({
      columns: ['name', 'ingredients', 'steps', 'picture', 'source_url', null],
      heading: false,
    })
  })

  it('has a heading where the first row is shorter than the others, and none where it is like them', async () => {
    expect(await guessOf('Was,Wie\nPie,"Boil it for as long as it takes to be soft"\n')).toMatchObject({
      heading: true,
    })
    expect(await guessOf('Pie,Boil it well\nSoup,Heat it up\n')).toMatchObject({ heading: false })
  })

  it.each([
    [',', 'a.csv'],
    [';', 'a.csv'],
    ['\t', 'a.tsv'],
    ['|', 'a.csv'],
    ['\t', 'a.txt'],
  ])('is asked for with %j between them, in %s', async (sign, name) => {
    const text = [
      ['a', 'b', 'c'],
      ['Pie', '"1 egg\n2 leeks"', 'x'],
      ['Soup', '"1 ""real"" egg"', 'y'],
    ]
      .map((row) => row.join(sign))
      .join('\r\n')
    const upload = await uploadOf({ [name]: text })
    expect((await recognize(upload)).id).toBe('TABLE')
    expect(await readAs(['name', 'ingredients', null], upload)).toMatchObject([
      { name: 'Pie', ingredients: [{ line: '1 egg' }, { line: '2 leeks' }], unplaced: [{ title: 'c', text: 'x' }] },
      { name: 'Soup', ingredients: [{ line: '1 "real" egg' }] },
    ])
  })

  it('is asked for in Windows-1252 and UTF-16 as well', async () => {
    const text = 'Spalte Ä;Größe\nMöhrensuppe;groß\n'
    const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const wide = new Uint8Array(2 + 2 * text.length)
    const view = new DataView(wide.buffer)
    for (const [at, letter] of ['\uFEFF', ...text].entries()) view.setUint16(2 * at, letter.charCodeAt(0), true)
    for (const bytes of [latin, wide]) {
      const table = await findTable((await uploadOf({ 'a.csv': bytes })).files)
      expect(table?.rows).toEqual([
        ['Spalte Ä', 'Größe'],
        ['Möhrensuppe', 'groß'],
      ])
    }
  })

  it('is asked for without the rest of long cells and many rows', async () => {
    const table = await findTable(
      (await uploadOf({ 'a.csv': `a,b\n${`x,${'long '.repeat(9000)}\n`.repeat(30)}` })).files,
    )
    expect(table?.rows.length).toBeLessThanOrEqual(4)
    expect(JSON.stringify(table).length).toBeLessThan(30_000)
  })
})

it.each([
  ['words.csv', 'Only one column\nof words\n'],
  ['wide.csv', `${Array.from({ length: 61 }, (_, n) => n).join(',')}\n`.repeat(3)],
  ['ragged.csv', 'a,b\nc\nd,e,f,g\nh\ni\n'],
  ['recipe.txt', 'Pie\n\nIngredients\n1 egg; beaten\n2 leeks\n\nDirections\nBake it; eat it.\n'],
  ['numbers.csv', '1,2\n3,4\n'],
])('%s is no table', async (name, text) => {
  expect(await guessOf(text, name)).toBeNull()
})

it('tables of other columns beside the one that was explained are named', async () => {
  const upload = await uploadOf({ 'a.csv': 'x,y\nPie,1 egg\n', 'b.csv': 'k,l,m\n1,a,b\n2,c,d\n' })
  expect(await readAs(['name', 'ingredients'], upload)).toMatchObject([
    { kind: 'recipe', name: 'Pie' },
    { kind: 'left-out', what: '“b.csv”' },
  ])
})
