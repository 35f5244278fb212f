import type { CsvField } from './column.contract.ts'

/**
 * A row with more cells than there are names, as its app wrote no quotes around a list of keywords with commas: the
 * list is put together again where addresses then stand in the columns of addresses.
 */
export function withWholeList(
  row: readonly string[],
  titles: readonly string[],
  columns: readonly (CsvField | null)[],
): readonly string[] {
  const more = filledLength(row) - filledLength(titles)
  const list = columns.indexOf('keywords')
  if (more <= 0 || list < 0) return row
  const whole = [...row.slice(0, list), row.slice(list, list + more + 1).join(','), ...row.slice(list + more + 1)]
  return misplaced(whole, columns) < misplaced(row, columns) ? whole : row
}

const filledLength = (cells: readonly string[]): number => cells.findLastIndex((text) => text.trim() !== '') + 1

/** How many addresses stand where none belongs. */
const misplaced = (row: readonly string[], columns: readonly (CsvField | null)[]): number =>
  row.filter((text, at) => /^\s*https?:/i.test(text) && !OF_ADDRESSES.has(columns[at] ?? null)).length

const OF_ADDRESSES: ReadonlySet<CsvField | null> = new Set(['source_url', 'source', 'picture', 'notes', 'nothing'])
