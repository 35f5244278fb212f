import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { databaseFiles, tablesIn, withDatabase } from './database-files.ts'
import { addRowsOfSpaces, type RowsBySpace } from './rows-of-spaces.ts'

export interface DiskState {
  tablesContaining: (word: string) => string[]
  storedFiles: string[]
  /** Keys that a row names. */
  namedFiles: ReadonlySet<string>
  /** Keys that a row names, trashed rows included, without a stored file. */
  missingFiles: string[]
  /** Keys of stored files that no row names since a purge. */
  orphanedFiles: string[]
  rowsBySpace: RowsBySpace
}

/** Reads a copy, so that the next server finds the data unchanged. */
export function readDiskState(folder: string): DiskState {
  const copy = mkdtempSync(join(tmpdir(), 'larder-remains-'))
  try {
    cpSync(`${folder}/v3`, `${copy}/v3`, { recursive: true })
    const said = databaseFiles(copy, 'd1').flatMap((path) => withDatabase(path, textsIn))
    const named = keysIn(copy, 'd1', NAMED)
    const stored = keysIn(copy, 'r2', STORED)
    return {
      tablesContaining: (word) => said.filter(({ text }) => text.includes(word)).map(({ table }) => table),
      storedFiles: [...stored],
      namedFiles: named,
      missingFiles: [...named].filter((key) => !stored.has(key)),
      orphanedFiles: [...keysIn(copy, 'd1', PURGED)].filter((key) => stored.has(key) && !named.has(key)),
      rowsBySpace: rowsIn(copy),
    }
  } finally {
    rmSync(copy, { recursive: true })
  }
}

const NAMED = `SELECT key FROM user_file UNION SELECT image FROM recipe WHERE image NOT NULL`
const PURGED = `SELECT o.value AS key FROM event e, json_each(e.data, '$.objects') o WHERE e.type GLOB '*.purged'`
const STORED = 'SELECT key FROM _mf_objects'

/** The next replay discards the scratch database, so it does not count. */
const isInUse = (database: DatabaseSync) => !tablesIn(database).includes('scratch_run')

function textsIn(database: DatabaseSync): { table: string; text: string }[] {
  if (!isInUse(database)) return []
  return tablesIn(database).map((table) => {
    const rows = database.prepare(`SELECT * FROM "${table}"`)
    // Index tables hold integers beyond the precision of a double.
    rows.setReadBigInts(true)
    const text = JSON.stringify(rows.all(), (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
    return { table, text }
  })
}

function rowsIn(folder: string): RowsBySpace {
  const rows: RowsBySpace = new Map()
  for (const path of databaseFiles(folder, 'd1'))
    withDatabase(path, (database) => {
      if (isInUse(database)) addRowsOfSpaces(rows, database)
    })
  return rows
}

function keysIn(folder: string, kind: 'd1' | 'r2', statement: string): Set<string> {
  const needed = kind === 'r2' ? '_mf_objects' : 'user_file'
  const found = databaseFiles(folder, kind).flatMap((path) =>
    withDatabase(path, (database) =>
      tablesIn(database).includes(needed) && isInUse(database) ? database.prepare(statement).all() : [],
    ),
  )
  return new Set(found.map(({ key }) => String(key)))
}
