import { endingOf, isPicture, type SourceFile } from '../../../files/source-file.ts'
import { type FoundTable, MAX_COLUMNS, type TableReading } from './column.contract.ts'
import { readCsvStart } from './csv-table.ts'
import { guessColumns } from './guess-columns.ts'

/** Whether what is in a file are rows of the same cells. */
export async function isTable(file: SourceFile): Promise<boolean> {
  const isNamed = /^\.(?:csv|tsv|tab)$/.test(endingOf(file))
  if (!isNamed && endingOf(file) !== '.txt') return false
  const rows = await readCsvStart(file, ROWS_ASKED)
  const width = rows[0]?.length ?? 0
  const least = isNamed ? 2 : 3
  const alike = rows.filter(({ length }) => length === width).length
  return (
    width >= least &&
    width <= MAX_COLUMNS &&
    rows.length >= least &&
    alike >= rows.length * (isNamed ? 0.8 : 1) &&
    rows.some((row) => row.some((text) => /\p{L}/u.test(text))) &&
    !rows.some((row) => row.some((text) => /\0|\ufffd{3}/.test(text)))
  )
}

const ROWS_ASKED = 20

export async function tablesAmong(files: readonly SourceFile[], most = FILES_ASKED): Promise<SourceFile[]> {
  const tables: SourceFile[] = []
  for (const file of files.filter((file) => !isPicture(file)).slice(0, most)) if (await isTable(file)) tables.push(file)
  return tables
}

const FILES_ASKED = 20

/** The beginning of the first table, with how it is read or, most likely, would be. */
export async function findTable(files: readonly SourceFile[], reading?: TableReading): Promise<FoundTable | null> {
  const [first] = await tablesAmong(files)
  if (!first) return null
  const rows = await readCsvStart(first, ROWS_ASKED)
  const { columns, heading } = reading ?? guessColumns(rows)
  return { columns, heading, rows: shortened(rows.slice(0, ROWS_SHOWN), columns.length) }
}

const ROWS_SHOWN = 4
/** Letters that are shown of a table in all: who watches a job asks for them again and again. */
const LETTERS_SHOWN = 24_000

const shortened = (rows: readonly string[][], columns: number): string[][] => {
  const most = Math.floor(LETTERS_SHOWN / (ROWS_SHOWN * Math.max(1, columns)))
  return rows.map((row) => row.slice(0, columns).map((text) => (text.length > most ? `${text.slice(0, most)}…` : text)))
}
