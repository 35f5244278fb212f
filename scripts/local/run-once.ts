import { existsSync, writeFileSync } from 'node:fs'

/** Runs `work` unless `marker` says that it has succeeded before. Without a marker there is no before. */
export async function runOnce(marker: string | undefined, work: () => Promise<void>): Promise<void> {
  if (marker !== undefined && existsSync(marker)) return
  await work()
  if (marker !== undefined) writeFileSync(marker, '')
}
