import type { Random } from './seeded-random.ts'
import type { DiskState } from './read-disk-state.ts'

/** One person's calls, to a server that may be gone in the middle of any: then they throw. */
export interface KillClient {
  random: Random
  /** A form goes as multipart, anything else as JSON. */
  send: (method: string, path: string, body?: unknown) => Promise<Response>
  /** All rows of a list. Throws where it does not answer. */
  listAll: <T>(path: string) => Promise<T[]>
  /** Lets the server do its scheduled work as it would in so many days. */
  runScheduled: (days: number) => Promise<void>
}

/** A kind of writing, with its own memory of what it was answered. A new kind is a file in `work/` and a line in `works.ts`. */
export interface Workload {
  name: string
  /** One thing that a person does: a few calls. */
  act: (client: KillClient) => Promise<void>
  /** What is wrong with what is there after a restart, in sentences. `remains`: what the server left on the disk. */
  check: (client: KillClient, remains: DiskState) => Promise<string[]>
}
