import { setTimeout as sleep } from 'node:timers/promises'
import { damageReadModels } from './damage-read-models.ts'
import type { KillableServer } from './killable-server.ts'
import { replayDifferences } from './replay-differences.ts'
import type { KillResult } from './kill-during-writes.ts'

/** Duration of the last complete replay; the next kill falls within it. */
let lastReplayMs = 1000

export async function killDuringRepair(server: KillableServer): Promise<KillResult> {
  await server.kill()
  const damaged = damageReadModels(server.folder)
  await server.start()
  const send = server.users[0]!.client.send
  const cut = replayDifferences(send).then(
    () => false,
    () => true,
  )
  await sleep(server.random() * lastReplayMs)
  const remains = await server.kill()
  const wasCut = await cut
  await server.start()
  const began = performance.now()
  const left = await replayDifferences(send)
  lastReplayMs = performance.now() - began
  const faults = await server.check(remains)
  return {
    line: `${damaged} rows damaged, a replay ${wasCut ? 'cut off' : 'done in time'}, ${countRows(left)} rows left to the next`,
    faults,
  }
}

const countRows = (differences: readonly object[]) =>
  (differences as { replayed: object[] }[]).reduce((sum, { replayed: rows }) => sum + rows.length, 0)
