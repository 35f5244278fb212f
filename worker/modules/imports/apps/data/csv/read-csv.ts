import { findNamed } from '../../../files/find-named.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import type { Importer, ReadItem } from '../../importer.ts'
import { type CsvCell, csvRecipe } from './csv-recipe.ts'
import { type CsvField, fieldsOf, letters } from './csv-fields.ts'
import { readCsvHeader, readCsvTable } from './csv-table.ts'

/** A recipe for each row, by what somebody chose its columns to be; null keeps a column under its name. */
export async function readCsv(
  file: SourceFile,
  choice: readonly (CsvField | null)[],
  files: readonly SourceFile[] = [],
): Promise<ReadItem[]> {
  const { header, rows } = await readCsvTable(file)
  const find = findNamed(files)
  const named = choice.indexOf('name')
  return rows.map((row, at) => {
    const where = `${file.path}, ${at + 1}`
    return { name: row[named]?.trim() || where, read: () => [csvRecipe(cellsOf(row), { where, find })] }
  })

  function cellsOf(row: readonly string[]): CsvCell[] {
    return row.map((text, column) => ({
      field: choice[column] ?? null,
      title: header[column] ?? '',
      text: text.trim(),
    }))
  }
}

/** The importer of an app whose tables have these columns. */
export const csvImporter = (
  about: Pick<Importer, 'id' | 'title' | 'hint'>,
  isHeader: (header: string[]) => boolean,
): Importer => ({
  ...about,
  async recognizes({ files }) {
    for (const file of files.slice(0, MOST)) if (isHeader(await headerOf(file))) return true
    return false
  },
  async *read({ files }) {
    for (const file of files) {
      const header = await headerOf(file)
      if (isHeader(header)) yield* await readCsv(file, fieldsOf(header), files)
    }
  },
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
