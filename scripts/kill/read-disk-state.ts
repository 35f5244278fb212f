import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { databaseFiles, tablesIn, withDatabase } from './database-files.ts'

/** What a server that was killed has left on the disk, beyond what it would answer. */
export interface DiskState {
  /** The tables in which a word still stands. */
  tablesContaining: (word: string) => string[]
  /** Keys of files that a row names, there or in the trash, and that are not stored. */
  missingFiles: string[]
  /** Keys of files that went with what was purged, and that are stored though no row names them. */
  orphanedFiles: string[]
}

/** Reads what is left from a copy, so that the next server finds all as it was. */
export function readDiskState(folder: string): DiskState {
  const copy = mkdtempSync(join(tmpdir(), 'larder-remains-'))
  try {
    cpSync(`${folder}/v3`, `${copy}/v3`, { recursive: true })
    const said = databaseFiles(copy, 'd1').flatMap((path) => withDatabase(path, textsIn))
    const named = keysIn(copy, 'd1', NAMED)
    const stored = keysIn(copy, 'r2', STORED)
    return {
      tablesContaining: (word) => said.filter(({ text }) => text.includes(word)).map(({ table }) => table),
      missingFiles: [...named].filter((key) => !stored.has(key)),
      orphanedFiles: [...keysIn(copy, 'd1', PURGED)].filter((key) => stored.has(key) && !named.has(key)),
    }
  } finally {
    rmSync(copy, { recursive: true })
  }
}

const NAMED = `SELECT key FROM user_file UNION SELECT image FROM recipe WHERE image NOT NULL`
const PURGED = `SELECT o.value AS key FROM event e, json_each(e.data, '$.objects') o WHERE e.type GLOB '*.purged'`
const STORED = 'SELECT key FROM _mf_objects'

/** What is read models beside those in use goes with the next replay, and is left out. */
const isInUse = (database: DatabaseSync) => !tablesIn(database).includes('scratch_run')

function textsIn(database: DatabaseSync): { table: string; text: string }[] {
  if (!isInUse(database)) return []
  return tablesIn(database).map((table) => {
    const rows = database.prepare(`SELECT * FROM "${table}"`)
    // Numbers in an index are larger than ours.
    rows.setReadBigInts(true)
    const text = JSON.stringify(rows.all(), (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
    return { table, text }
  })
}

/** The keys that a statement finds in all databases that have what it asks for. */
function keysIn(folder: string, kind: 'd1' | 'r2', statement: string): Set<string> {
  const needed = kind === 'r2' ? '_mf_objects' : 'user_file'
  const found = databaseFiles(folder, kind).flatMap((path) =>
    withDatabase(path, (database) =>
      tablesIn(database).includes(needed) && isInUse(database) ? database.prepare(statement).all() : [],
    ),
  )
  return new Set(found.map(({ key }) => String(key)))
}
