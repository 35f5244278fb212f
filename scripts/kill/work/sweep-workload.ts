import { setTimeout as sleep } from 'node:timers/promises'
import type { Workload } from '../workload.ts'

/** Longer than any trash is kept here. */
const DAYS = 31

/** Does the scheduled work, now and then as it would in a month, when all that was thrown away by now is too old. */
export function sweepWorkload(): Workload {
  return {
    name: 'sweeps',
    async act({ random, runScheduled }) {
      await sleep(random() * 1500)
      await runScheduled(random() < 0.6 ? DAYS : 0)
    },
    // What it did away with is looked at by those who threw it away.
    check: () => Promise.resolve([]),
  }
}
