import type { Random } from './seeded-random.ts'
import type { DiskState } from './read-disk-state.ts'

/** The calls of one person. Each throws when the server is gone. */
export interface KillClient {
  random: Random
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  listAll: <T>(path: string) => Promise<T[]>
  runScheduled: (days: number) => Promise<void>
}

/** A workload remembers what it was answered. A new one is a file in `work/` and a line in `workloads.ts`. */
export interface Workload {
  name: string
  act: (client: KillClient) => Promise<void>
  /** Returns faults as sentences. `remains` is what the killed server left on the disk. */
  check: (client: KillClient, remains: DiskState) => Promise<string[]>
}
