import { setTimeout as sleep } from 'node:timers/promises'
import type { House } from './house.ts'

/** What never reached the queue is sent again a minute later, and the queue then wants a moment. */
const MINUTE = 61_000
const MOMENT = 5_000

/** Kills the server for the last time. Stored files of what was purged are gone by then, wherever it was killed before. */
export async function endFiles(house: House): Promise<string[]> {
  await sleep(MINUTE)
  // Some were purged in a month.
  for (const days of [0, 31]) await house.tick(days)
  await sleep(MOMENT)
  const { lingering, missing } = await house.kill()
  return [
    ...lingering.map((key) => `${key} was purged, and is stored`),
    ...missing.map((key) => `${key} is named, and not stored`),
  ]
}
