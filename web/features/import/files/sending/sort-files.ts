export interface SortedFiles {
  good: File[]
  /** Names of files that are not sent. */
  empty: string[]
  large: string[]
}

/** Bytes that the server takes of one file. */
const maxSize = 1_000_000_000

export function sortFiles(files: readonly File[]): SortedFiles {
  const sorted: SortedFiles = { good: [], empty: [], large: [] }
  for (const file of files) {
    if (file.size === 0) sorted.empty.push(file.name)
    else if (file.size > maxSize) sorted.large.push(file.name)
    else sorted.good.push(file)
  }
  return sorted
}
