import type { DiskState } from '../read-disk-state.ts'
import type { Random } from '../seeded-random.ts'
import type { KillClient } from '../workload.ts'
import type { OutsideState } from './outside-state.ts'

/** What people do with the outer world. A new one is a file here and a line in `outside-workloads.ts`. */
export interface OutsideWorkload {
  name: string
  act: (client: KillClient) => Promise<void>
  /** What happens elsewhere while the server is down. */
  whileDown?: (random: Random) => Promise<void>
  /** Does what a person would do until all is at rest. Nothing is cut off any more. */
  goOn?: (client: KillClient) => Promise<void>
  /** Called once all is at rest; returns faults as sentences. */
  check: (client: KillClient, rest: AtRest) => Promise<string[]>
}

/** What a killed server left on the disk when nothing was under way. */
export interface AtRest {
  remains: DiskState
  state: OutsideState
}
