import { withWholeList } from './whole-list.ts'
import { findNamed } from '../../../files/find-named.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import type { Importer, ReadItem } from '../../importer.ts'
import type { TableReading } from './column.contract.ts'
import { itemsOfEach } from '../../read-items.ts'
import { someFile } from '../../some-file.ts'
import { cellsOf, csvRecipe } from './csv-recipe.ts'
import { fieldsOf, letters } from './csv-fields.ts'
import { readCsvHeader, readCsvRows } from './csv-table.ts'

/** A recipe for each row, by what its columns are. */
export async function readCsv(
  file: SourceFile,
  { columns, heading }: TableReading,
  files: readonly SourceFile[] = [],
): Promise<ReadItem[]> {
  const all = await readCsvRows(file)
  const [titles, rows] = heading ? [all[0] ?? [], all.slice(1)] : [[], all]
  const find = findNamed(files)
  const named = columns.indexOf('name')
  return rows.map((row, at) => {
    const where = `${file.path}, ${at + 1}`
    const name = row[named]?.trim() || where
    const cells = () => cellsOf({ columns, titles, row: heading ? withWholeList(row, titles, columns) : row })
    return { name, read: () => [csvRecipe(cells(), { where, find })] }
  })
}

/** The importer of an app whose tables have these columns. */
export const csvImporter = (
  about: Pick<Importer, 'id' | 'title' | 'hint'>,
  isHeader: (header: string[]) => boolean,
): Importer => ({
  ...about,
  recognizes: ({ files }) => someFile(files.slice(0, MOST), async (file) => isHeader(await headerOf(file))),
  read: ({ files }) =>
    itemsOfEach(
      files,
      async (file) => isHeader(await headerOf(file)),
      async function* (file) {
        yield* await readCsv(file, { columns: fieldsOf(await headerOf(file)), heading: true }, files)
      },
    ),
})

/** Archives hold their pictures anywhere. */
const MOST = 20

const headerOf = async (file: SourceFile): Promise<string[]> =>
  /\.(?:csv|tsv|txt)$|^[^.]+$/i.test(file.path) ? readCsvHeader(file) : []

/** Whether a header has all these columns, however they are spelled. */
export const hasColumns =
  (...names: string[]) =>
  (header: readonly string[]): boolean => {
    const there = new Set(header.map(letters))
    return names.every((name) => there.has(name))
  }
