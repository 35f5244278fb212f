import type { Random } from './random.ts'

/** One person's calls, to a server that may be gone in the middle of any: then they throw. */
export interface Client {
  random: Random
  send: (method: string, path: string, body?: unknown) => Promise<Response>
  /** All rows of a list. Throws where it does not answer. */
  all: <T>(path: string) => Promise<T[]>
}

/** A kind of writing, with its own memory of what it was answered. A new kind is a file in `work/` and a line in `works.ts`. */
export interface Work {
  name: string
  /** One thing that a person does: a few calls. */
  act: (client: Client) => Promise<void>
  /** What is wrong with what is there after a restart, in sentences. */
  check: (client: Client) => Promise<string[]>
}
