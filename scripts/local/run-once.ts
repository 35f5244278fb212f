import { existsSync, writeFileSync } from 'node:fs'

export async function runOnce(marker: string | undefined, work: () => Promise<void>): Promise<void> {
  if (marker !== undefined && existsSync(marker)) return
  await work()
  if (marker !== undefined) writeFileSync(marker, '')
}
