import { setTimeout as sleep } from 'node:timers/promises'
import type { Workload } from '../workload.ts'

const DAYS = 31

/** Sometimes runs the scheduled work as of a month from now, when all of the trash has expired. */
export function sweepWorkload(): Workload {
  return {
    name: 'sweeps',
    async act({ random, runScheduled }) {
      await sleep(random() * 1500)
      await runScheduled(random() < 0.6 ? DAYS : 0)
    },
    // The workloads that trashed things check them.
    check: () => Promise.resolve([]),
  }
}
