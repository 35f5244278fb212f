import { textOf } from '../../../files/file.read.ts'
import { type SourceFile, stemOf } from '../../../files/source-file.ts'

/** By the names of the columns; what is not set is absent. */
export type CooknRow = Record<string, string>

const CELLS = '||||'
const ROWS = '!@#%^&*()'

export class CooknTables {
  private readonly tables = new Map<string, CooknRow[]>()
  private readonly groups = new Map<string, Map<string, CooknRow[]>>()

  /** The first row of each file has the names of its columns. */
  static async of(files: readonly SourceFile[]): Promise<CooknTables> {
    const all = new CooknTables()
    for (const file of files) all.tables.set(stemOf(file).toLowerCase(), rowsIn(await textOf(file)))
    return all
  }

  rows(table: string): readonly CooknRow[] {
    return this.tables.get(table.toLowerCase()) ?? []
  }

  of(table: string, column: string, value: string | undefined): readonly CooknRow[] {
    if (!value) return []
    const known = this.groups.get(`${table} ${column}`)
    const groups = known ?? Map.groupBy(this.rows(table), (row) => row[column] ?? '')
    if (!known) this.groups.set(`${table} ${column}`, groups)
    return groups.get(value) ?? []
  }

  /** Without columns where there is no such row. */
  one(table: string, id: string | undefined): CooknRow {
    return this.of(table, 'ID', id)[0] ?? {}
  }
}

function rowsIn(text: string): CooknRow[] {
  const [header = '', ...rows] = text.trim().split(ROWS)
  const columns = header.split(CELLS).map((column) => column.trim())
  return rows
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const cells = row.split(CELLS).map((cell) => cell.trim())
      return Object.fromEntries(
        columns.flatMap((column, at) => {
          const cell = cells[at] ?? ''
          return cell === '' || cell === '[null]' ? [] : [[column, cell]]
        }),
      )
    })
}
