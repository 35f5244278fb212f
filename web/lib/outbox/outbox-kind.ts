import type { QueryKey } from '@tanstack/react-query'
import type { ErrorKind } from '../messages/report-error.ts'
import type { AppliedChange, QueuedChange, Renaming } from './queued-change.ts'

export interface SendResult {
  events: readonly number[]
  renamed: Renaming | null
  /** Runs as the change leaves the queue, so that no view lacks it in between. */
  settle?: () => void
}

/** What the outbox must know of a kind of changes. Kinds do not wait for each other, the changes of one go in order. */
export interface OutboxKind<C extends QueuedChange> {
  kind: C['kind']
  /** Adds `next`, merged into an unsent change where both are one request. */
  coalesce: (waiting: readonly C[], next: C) => readonly C[]
  /** Replaces a temporary id. */
  rename: (change: C, renaming: Renaming) => C
  /** Throws `ApiError` for a refusal, and fetch's error without an answer. */
  send: (change: C, done: readonly AppliedChange[]) => Promise<SendResult>
  /** Whether `change` cannot succeed without `refused`. */
  needs: (change: C, refused: C) => boolean
  /** Resources whose answers are old once a change was sent. */
  stale: readonly string[]
  /** Shows a waiting change in the answer to a query; the same value where it is not in it. */
  show?: (data: unknown, change: C, queryKey: QueryKey) => unknown
  /** Saves what would be lost; returns where the person can mend it. */
  onRejected?: (change: C, error: unknown) => string | undefined
  errorKind: (change: C) => ErrorKind
}

/** Kinds are handled by name, and each is given changes of its own name alone, which no type can say: hence the cast, here only. */
export const anyKind = <C extends QueuedChange>(kind: OutboxKind<C>) => kind as unknown as OutboxKind<QueuedChange>

type KindLoaders = Readonly<Record<string, (() => Promise<OutboxKind<QueuedChange>>) | undefined>>

const loaded = new Map<string, OutboxKind<QueuedChange>>()
const registered = Promise.withResolvers<KindLoaders>()

/** Lets changes of an earlier visit be shown and sent from a page that does not know their kind. */
export const registerKinds = (loaders: KindLoaders) => registered.resolve(loaders)

export const rememberKind = (kind: OutboxKind<QueuedChange>) => void loaded.set(kind.kind, kind)

export const loadedKind = (name: string): OutboxKind<QueuedChange> | undefined => loaded.get(name)

export async function loadKind(name: string): Promise<OutboxKind<QueuedChange> | undefined> {
  const kind = loaded.get(name) ?? (await (await registered.promise)[name]?.())
  if (kind) rememberKind(kind)
  return kind
}
