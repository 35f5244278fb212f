import type { DatabaseSync } from 'node:sqlite'
import { databaseFiles, tablesIn, withDatabase } from '../database-files.ts'

/** Longer than whoever was cut off keeps others out. */
const MINUTES = 10

/** As if the server had been down for minutes: whatever waits for a time is due. No server may have the databases open. */
export function passTime(folder: string): void {
  const past = new Date(Date.now() - MINUTES * 60_000).toISOString()
  inSpaces(folder, (database) => {
    for (const [table, column, where] of TIMES)
      database.exec(`UPDATE ${table} SET ${column} = '${past}' WHERE ${column} > '${past}' AND ${where}`)
  })
}

/** The schedule wants the next archive; what it writes when it asks for that is what a replay builds. */
export function endDay(folder: string): void {
  inSpaces(folder, (database) => database.exec('UPDATE archive_schedule SET asked_at = NULL'))
}

function inSpaces(folder: string, use: (database: DatabaseSync) => void): void {
  for (const path of databaseFiles(folder, 'd1'))
    withDatabase(path, (database) => {
      if (tablesIn(database).includes('follower')) use(database)
    })
}

const TIMES = [
  ['follower', 'wake_at', 'true'],
  ['follower', 'lease_until', 'true'],
  ['webhook_waiting', 'due_at', 'true'],
  ['webhook_delivery', 'hold_until', 'true'],
  // Work that was cut off holds its key.
  ['command', 'at', 'body IS NULL'],
] as const
