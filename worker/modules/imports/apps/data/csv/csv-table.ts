import Papa from 'papaparse'
import { headTextOf, textOf } from '../../../files/file.read.ts'
import type { SourceFile } from '../../../files/source-file.ts'

/** All rows; what they are called may be the first. */
export const readCsvRows = async (file: SourceFile): Promise<string[][]> => rowsIn(await textOf(file))

/** The first rows, of which none is cut off. */
export async function readCsvStart(file: SourceFile, most: number): Promise<string[][]> {
  const head = await headTextOf(file, HEAD_BYTES)
  const rows = rowsIn(head, most + 1)
  // The last of a longer file may go on where its beginning ends.
  const isCut = head.length > HEAD_BYTES / 4 && rows.length <= most && rows.length > 2
  return rows.slice(0, isCut ? -1 : most)
}

const HEAD_BYTES = 64_000

/** The first row alone; empty where it is cut off, as no header is that long. */
export async function readCsvHeader(file: SourceFile): Promise<string[]> {
  const head = await headTextOf(file, 8_000)
  return /\n|\r/.test(head.trim()) ? (rowsIn(head, 1)[0] ?? []).map((name) => name.trim()) : []
}

/** Spreadsheets write a semicolon where the comma parts decimals, and may say so in a line of its own. */
function rowsIn(text: string, preview = 0): string[][] {
  const declared = /^sep=(.)\r?\n/i.exec(text)
  const body = declared ? text.slice(declared[0].length) : text
  const unquoted = body
    .slice(0, HEAD_BYTES)
    .replace(/"[^"]*"/g, '')
    .trimStart()
  const first = unquoted.slice(0, unquoted.search(/[\r\n]|$/))
  const delimiter =
    declared?.[1] ?? DELIMITERS.toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  return Papa.parse<string[]>(body, { delimiter, skipEmptyLines: 'greedy', preview }).data
}

const DELIMITERS = [',', ';', '\t', '|']
