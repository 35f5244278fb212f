/** A change that the server may not have yet. What it is about stands beside, by its kind. */
export interface QueuedChange {
  /** The name of its `OutboxKind`. */
  kind: string
  type: string
  /** Idempotency key of every attempt: the same key twice is one change. */
  key: string
  /** Whether it was ever sent: then it may have taken effect without an answer. */
  tried: boolean
  /** Of the thing that it is about, in the person's words. */
  name: string
}

/** A temporary id, and the one that the server gave. */
export type Renaming = readonly [from: number, to: number]

/** A change that the server has, with the events that an undo takes back. */
export interface AppliedChange {
  key: string
  events: readonly number[]
  renamed: Renaming | null
}

export interface FailedChange {
  kind: string
  key: string
  name: string
  type: string
  why: string
  /** Where it can be mended. */
  to?: string | undefined
}
