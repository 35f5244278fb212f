import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from './kill-outside.ts'
import { readOutsideState } from './outside-state.ts'
import { passTime } from './pass-time.ts'
import { LATER } from './scheduled-days.ts'

const MAX_LOOKS = 32
/** After so many looks, whoever still waits for a time gets it. */
const LOOKS_A_PAUSE = 9

/** Until nothing is under way any more. What still is then, is a fault that the checks find. */
export async function untilAtRest({ server, workloads }: World): Promise<void> {
  const { client } = server.users[0]! // There are two.
  let quiet = 0
  for (let look = 0; look < MAX_LOOKS && quiet < 2; look++) {
    if (look % LOOKS_A_PAUSE === LOOKS_A_PAUSE - 1) {
      await server.end()
      passTime(server.folder)
      await server.start()
    }
    if (look === 0) for (const { goOn } of workloads) await goOn?.(client)
    await server.runScheduled(LATER)
    await sleep(600)
    for (const { name, goOn } of workloads) if (name === 'AI') await goOn?.(client)
    quiet = isAtRest(server.folder) ? quiet + 1 : 0
  }
}

/** A copy of a database that is being written may be broken. */
function isAtRest(folder: string): boolean {
  try {
    return readOutsideState(folder).underWay.length === 0
  } catch {
    return false
  }
}
