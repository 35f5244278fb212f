import { setTimeout as sleep } from 'node:timers/promises'
import { WriteFault } from '../ledger.ts'
import { replayFaults } from '../replay-differences.ts'
import type { Workload } from '../workload.ts'

/** A replay beside writes finds no difference. */
export function replayWorkload(): Workload {
  return {
    name: 'replays',
    async act({ random, send }) {
      await sleep(random() * 500)
      const [fault] = await replayFaults(send)
      if (fault) throw new WriteFault(fault)
    },
    check: ({ send }) => replayFaults(send),
  }
}
