import { persistedStore, type PersistedStore } from '../persisted-store.ts'
import type { AppliedChange, FailedChange, QueuedChange } from './queued-change.ts'

/** `changes` are still to be sent, in order. All of this survives reloads. */
export interface OutboxState {
  changes: readonly QueuedChange[]
  done: readonly AppliedChange[]
  failed: readonly FailedChange[]
}

const nothing: OutboxState = { changes: [], done: [], failed: [] }
const stores = new Map<string, PersistedStore<OutboxState>>()

/** One store per person and space: changes of one must never be sent to another. */
export function outboxStoreOf(owner: string): PersistedStore<OutboxState> {
  const known = stores.get(owner)
  if (known) return known
  const made = persistedStore<OutboxState>(`larder.outbox.${owner}`, revive)
  adoptShoppingChanges(owner, made)
  stores.set(owner, made)
  return made
}

function revive(raw: unknown): OutboxState {
  const kept = typeof raw === 'object' && raw !== null ? (raw as Partial<OutboxState>) : {}
  return Array.isArray(kept.changes) ? { ...nothing, ...kept } : nothing
}

/** Changes of the shopping list were the first that could wait, and had a place of their own. */
function adoptShoppingChanges(owner: string, store: PersistedStore<OutboxState>) {
  const key = `larder.shopping.changes.${owner}`
  try {
    const old = revive(JSON.parse(localStorage.getItem(key) ?? 'null'))
    localStorage.removeItem(key)
    if (old.changes.length === 0) return
    const changes = old.changes.map((change) => ({ ...change, kind: 'shopping' }))
    store.set({ ...old, changes: [...changes, ...store.get().changes], failed: [] })
  } catch {
    return
  }
}
