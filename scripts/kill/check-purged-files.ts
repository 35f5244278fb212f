import { setTimeout as sleep } from 'node:timers/promises'
import type { KillableServer } from './killable-server.ts'

/** What never reached the queue is sent again a minute later, and the queue then wants a moment. */
const SWEEP_DELAY_MS = 61_000
const QUEUE_DELAY_MS = 5_000

/** Kills the server for the last time. Stored files of what was purged are gone by then, wherever it was killed before. */
export async function checkPurgedFiles(server: KillableServer): Promise<string[]> {
  await sleep(SWEEP_DELAY_MS)
  // Some were purged in a month.
  for (const days of [0, 31]) await server.runScheduled(days)
  await sleep(QUEUE_DELAY_MS)
  const { orphanedFiles, missingFiles } = await server.kill()
  return [
    ...orphanedFiles.map((key) => `${key} was purged, and is stored`),
    ...missingFiles.map((key) => `${key} is named, and not stored`),
  ]
}
