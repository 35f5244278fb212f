import { queryClient } from '#web/lib/api/query-client.ts'
import { sessionQuery } from '#web/lib/api/session.ts'
import type { PersistedStore } from '#web/lib/persisted-store.ts'
import type { QueuedMutation, Mutation } from './mutation.ts'
import { coalesceMutation, replaceItemId } from './coalesce-mutation.ts'
import { sendMutation } from './send-mutation.ts'
import { flush } from './flush.ts'
import { type SyncStatus, syncStatusOf } from './sync-status.ts'
import { type PendingMutations, pendingMutationsOf } from './pending-mutations.ts'
import { ownerKeyOf } from './owner-key.ts'
import type { ShoppingList } from '../shopping-list.ts'
import { type ShoppingListQuery, shoppingListQuery } from '../list/shopping-list-query.ts'
import { storeListCopy } from '../list/list-copy.ts'
import { type Signal, createSignal } from './create-signal.ts'
import { withLock } from './with-lock.ts'
import { call } from '#web/lib/api/api.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { reportError } from '#web/lib/messages/report-error.ts'

/** Queues and sends the mutations of one person in one space. */
export interface Outbox {
  query: ShoppingListQuery
  pendingMutations: PersistedStore<PendingMutations>
  syncStatus: Signal<SyncStatus>
  /** Applies the mutation here at once and sends it as soon as possible. */
  enqueue: (deed: Mutation, name: string) => QueuedMutation
  /** Withdraws a mutation that was never sent; false when it was sent or merged into another. */
  cancel: (key: string) => boolean
  flush: () => Promise<void>
}

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

function createOutbox(owner: string): Outbox {
  const pendingMutations = pendingMutationsOf(owner)
  const query = shoppingListQuery(owner, () => scheduleFlush(0))
  const syncStatus = createSignal<SyncStatus>('none')
  const sheet = {
    get: () => queryClient.getQueryData(query.queryKey) ?? null,
    set: (next: ShoppingList) => {
      queryClient.setQueryData(query.queryKey, next)
      storeListCopy(owner, next)
    },
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryDelay = minRetryDelay

  const isCurrentOwner = () => ownerKeyOf(queryClient.getQueryData(sessionQuery.queryKey)) === owner
  const scheduleFlush = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flushNow(), milliseconds)
  }
  const canBulk = () => queryClient.getQueryData(sessionQuery.queryKey)?.role !== 'guest'

  async function flushNow() {
    if (pendingMutations.get().changes.length === 0 || !isCurrentOwner()) return
    if (!navigator.onLine) return syncStatus.set('offline')
    try {
      await withLock(() =>
        flush({
          pendingMutations,
          serverList: sheet,
          isPermanentError,
          onRejected: reportRejection,
          send: (change, context) => sendMutation(change, { ...context, canBulk: canBulk() }),
        }),
      )
      syncStatus.set('none')
      retryDelay = minRetryDelay
    } catch (error) {
      syncStatus.set(syncStatusOf(error))
      scheduleFlush(retryDelay)
      retryDelay = Math.min(2 * retryDelay, maxRetryDelay)
    }
  }

  globalThis.addEventListener('online', () => void flushNow())
  return {
    query,
    pendingMutations,
    syncStatus,
    enqueue(deed, name) {
      const now = pendingMutations.get()
      const names = now.done.flatMap((done) => (done.renamed ? [done.renamed] : []))
      // A toast or an open sheet may still hold the temporary id of an entry.
      const change = names.reduce(replaceItemId, {
        ...deed,
        name,
        key: crypto.randomUUID(),
        tried: false,
      } as QueuedMutation)
      pendingMutations.set({ ...now, changes: coalesceMutation(now.changes, change) })
      scheduleFlush(coalesceDelay)
      return change
    },
    cancel(key) {
      const now = pendingMutations.get()
      const waits = now.changes.some((change) => change.key === key && !change.tried)
      if (waits) pendingMutations.set({ ...now, changes: now.changes.filter((change) => change.key !== key) })
      return waits
    },
    flush: flushNow,
  }
}

const RETRYABLE = new Set([408, 429])

/** An ended session is not permanent: signing in resolves it. */
export async function isPermanentError(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status >= 500 || RETRYABLE.has(error.status)) return false
  return (error.status !== 401 && error.status !== 403) || (await isSignedIn())
}

async function isSignedIn(): Promise<boolean> {
  try {
    await call('GET', '/api/session/')
    return true
  } catch {
    return false
  }
}

const reportRejection = ({ type }: QueuedMutation, error: unknown) =>
  reportError(error, type === 'add' ? 'create' : type === 'remove' || type === 'unlist' ? 'delete' : 'update')
