import Papa from 'papaparse'
import { headTextOf, textOf } from '../../../files/file.read.ts'
import type { SourceFile } from '../../../files/source-file.ts'

export interface CsvTable {
  header: string[]
  rows: string[][]
}

export const readCsvTable = async (file: SourceFile): Promise<CsvTable> => tableIn(await textOf(file))

/** The first row alone; empty where it is cut off, as no header is that long. */
export async function readCsvHeader(file: SourceFile): Promise<string[]> {
  const head = await headTextOf(file, 8_000)
  return /\n|\r/.test(head.trim()) ? tableIn(head, 1).header : []
}

/** Spreadsheets write a semicolon where the comma parts decimals, and may say so in a line of its own. */
function tableIn(text: string, preview = 0): CsvTable {
  const [, declared, body = text] = /^sep=(.)\r?\n([\s\S]*)$/i.exec(text) ?? []
  const first = body.slice(0, body.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '')
  const delimiter = declared ?? DELIMITERS.toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  const { data } = Papa.parse<string[]>(body, { delimiter, skipEmptyLines: 'greedy', preview })
  const [header = [], ...rows] = data
  return { header: header.map((name) => name.trim()), rows }
}

const DELIMITERS = [',', ';', '\t', '|']
