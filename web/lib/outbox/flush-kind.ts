import { ApiError } from '../api/api-error.ts'
import type { PersistedStore } from '../persisted-store.ts'
import type { OutboxKind, SendResult } from './outbox-kind.ts'
import type { OutboxState } from './outbox-store.ts'
import type { QueuedChange } from './queued-change.ts'

export interface FlushOptions<C extends QueuedChange> {
  store: PersistedStore<OutboxState>
  kind: OutboxKind<C>
  /** Whether a retry would get the same answer. */
  isPermanentError: (error: unknown) => Promise<boolean>
  onRejected: (change: C, error: unknown) => void
}

const maxHistory = 100

/**
 * Sends the waiting changes of a kind in order, each with its own key. A refused change is dropped; without an answer or
 * a session, the rest stays and this throws.
 */
export async function flushKind<C extends QueuedChange>(options: FlushOptions<C>): Promise<void> {
  const { store, kind, isPermanentError, onRejected } = options
  const sent = new Set<string>()
  // The store holds changes of all kinds, and `kind` says which of them are of this one.
  const isMine = (change: QueuedChange): change is C => change.kind === kind.kind
  for (;;) {
    const change = store.get().changes.find((one): one is C => isMine(one) && !sent.has(one.key))
    if (!change) return
    // Marked before sending: from now on it may have taken effect, so nothing may be merged into it.
    mapChanges((one) => (one.key === change.key ? { ...one, tried: true } : one))
    try {
      markApplied(change, await kind.send(change, store.get().done))
    } catch (error) {
      if (!(await isPermanentError(error))) throw error
      markFailed(change, error)
      onRejected(change, error)
    }
    sent.add(change.key)
  }

  function mapChanges(next: (change: QueuedChange) => QueuedChange) {
    store.set({ ...store.get(), changes: store.get().changes.map(next) })
  }

  function markApplied(change: C, { events, renamed, settle }: SendResult) {
    settle?.()
    const now = store.get()
    const left = now.changes.filter(({ key }) => key !== change.key)
    store.set({
      ...now,
      changes: renamed ? left.map((one) => (isMine(one) ? kind.rename(one, renamed) : one)) : left,
      done: [...now.done, { key: change.key, events, renamed }].slice(-maxHistory),
    })
  }

  function markFailed(change: C, error: unknown) {
    const to = kind.onRejected?.(change, error)
    const now = store.get()
    const { key, name, type } = change
    const isLost = (one: QueuedChange) => one.key === key || (isMine(one) && kind.needs(one, change))
    const failure = { kind: kind.kind, key, name, type, why: reasonOf(error), ...(to === undefined ? {} : { to }) }
    store.set({
      ...now,
      changes: now.changes.filter((one) => !isLost(one)),
      failed: [...now.failed, failure].slice(-maxHistory),
    })
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? (error.detail ?? Object.values(error.fields).flat()[0] ?? '') : ''
