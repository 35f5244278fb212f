import { setTimeout as sleep } from 'node:timers/promises'
import type { KillableServer } from './killable-server.ts'

/** The sweep resends a lost message after a minute; the queue then needs a moment. */
const SWEEP_DELAY_MS = 61_000
const QUEUE_DELAY_MS = 5_000

/** Kills the server for the last time. By then no file of a purged row may remain. */
export async function checkPurgedFiles(server: KillableServer): Promise<string[]> {
  await sleep(SWEEP_DELAY_MS)
  // The trash keeps some rows for a month.
  for (const days of [0, 31]) await server.runScheduled(days)
  await sleep(QUEUE_DELAY_MS)
  const { orphanedFiles, missingFiles } = await server.kill()
  return [
    ...orphanedFiles.map((key) => `${key} was purged but is still stored`),
    ...missingFiles.map((key) => `${key} is named by a row but not stored`),
  ]
}
