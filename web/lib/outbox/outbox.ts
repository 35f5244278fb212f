import { queryClient } from '../api/query-client.ts'
import { ownerKeyOf } from '../api/owner-key.ts'
import { sessionQuery } from '../api/session.ts'
import { createSignal, type Signal } from './create-signal.ts'
import { reportError } from '../messages/report-error.ts'
import type { PersistedStore } from '../persisted-store.ts'
import { flushKind } from './flush-kind.ts'
import { isPermanentError } from './is-permanent-error.ts'
import { anyKind, loadKind, type OutboxKind, rememberKind } from './outbox-kind.ts'
import { type OutboxState, outboxStoreOf } from './outbox-store.ts'
import type { QueuedChange } from './queued-change.ts'
import { showWaiting } from './show-waiting.ts'
import { type SyncStatus, syncStatusOf } from './sync-status.ts'
import { withLock } from './with-lock.ts'

/** Queues and sends the changes of one person in one space. */
export interface Outbox {
  store: PersistedStore<OutboxState>
  syncStatus: Signal<SyncStatus>
  /** Applies the change here at once and sends it as soon as possible. */
  enqueue: <C extends QueuedChange>(kind: OutboxKind<C>, change: Deed<C>, name: string) => C
  /** Withdraws a change that was never sent; false when it was sent or merged into another. */
  cancel: (key: string) => boolean
  flush: () => Promise<void>
  scheduleFlush: (milliseconds: number) => void
}

type Queueing = 'kind' | 'key' | 'tried' | 'name'
/** A change before it is queued. `tried` with its `key` is one whose answer never came. */
export type Deed<C> = C extends QueuedChange ? Omit<C, Queueing> & { key?: string; tried?: boolean } : never

const outboxes = new Map<string, Outbox>()
/** Milliseconds in which successive taps become one request. */
const coalesceDelay = 150
const minRetryDelay = 4000
const maxRetryDelay = 60_000

export function outboxFor(owner: string): Outbox {
  const known = outboxes.get(owner)
  if (known) return known
  const made = createOutbox(owner)
  outboxes.set(owner, made)
  return made
}

/** Of the person who is signed in. */
export const currentOutbox = (): Outbox =>
  outboxFor(ownerKeyOf(queryClient.getQueryData(sessionQuery.queryKey)) ?? 'nobody')

function createOutbox(owner: string): Outbox {
  const store = outboxStoreOf(owner)
  const syncStatus = createSignal<SyncStatus>('none')
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryDelay = minRetryDelay

  const isCurrentOwner = () => ownerKeyOf(queryClient.getQueryData(sessionQuery.queryKey)) === owner
  const scheduleFlush = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }

  async function flush() {
    if (store.get().changes.length === 0 || !isCurrentOwner()) return
    if (!navigator.onLine) return syncStatus.set('offline')
    const names = new Set(store.get().changes.map(({ kind }) => kind))
    const ends = await Promise.allSettled([...names].map(flushOne))
    const failure = ends.find((end) => end.status === 'rejected')
    if (!failure) {
      syncStatus.set('none')
      retryDelay = minRetryDelay
      return
    }
    syncStatus.set(syncStatusOf(failure.reason))
    scheduleFlush(retryDelay)
    retryDelay = Math.min(2 * retryDelay, maxRetryDelay)
  }

  async function flushOne(name: string) {
    const kind = await loadKind(name)
    if (!kind) throw new TypeError(`No kind of changes is called ${name}`)
    const onRejected = (change: QueuedChange, error: unknown) => reportError(error, kind.errorKind(change))
    try {
      await withLock(name, () => flushKind({ store, kind, isPermanentError, onRejected }))
    } finally {
      for (const resource of kind.stale) void queryClient.invalidateQueries({ queryKey: [resource] })
    }
  }

  globalThis.addEventListener('online', () => void flush())
  showWaiting(() => (isCurrentOwner() ? store.get() : null), store.subscribe)
  return {
    store,
    syncStatus,
    enqueue(kind, deed, name) {
      rememberKind(anyKind(kind))
      const now = store.get()
      const fresh = { key: crypto.randomUUID(), tried: false, ...deed, kind: kind.kind, name }
      // A deed and these four are a change, which the compiler cannot see through the conditional type.
      type C = Parameters<typeof kind.rename>[0]
      const given = fresh as unknown as C
      // A toast or an open sheet may still hold a temporary id.
      const change = now.done.reduce((one, { renamed }) => (renamed ? kind.rename(one, renamed) : one), given)
      const isMine = (one: QueuedChange): one is C => one.kind === kind.kind
      const others = now.changes.filter((one) => !isMine(one))
      store.set({ ...now, changes: [...others, ...kind.coalesce(now.changes.filter(isMine), change)] })
      scheduleFlush(coalesceDelay)
      return change
    },
    cancel(key) {
      const now = store.get()
      const waits = now.changes.some((change) => change.key === key && !change.tried)
      if (waits) store.set({ ...now, changes: now.changes.filter((change) => change.key !== key) })
      return waits
    },
    flush,
    scheduleFlush,
  }
}
