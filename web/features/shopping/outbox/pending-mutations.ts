import { persistedStore, type PersistedStore } from '#web/lib/persisted-store.ts'
import type { QueuedMutation } from './mutation.ts'

/** A change that the server has: what it caused, by which it can be taken back. */
export interface AppliedMutation {
  key: string
  events: readonly number[]
  /** What stood for the id of what was added, and that id. */
  renamed: readonly [from: number, to: number] | null
}

/** A change that the server refused. */
interface FailedMutation {
  key: string
  name: string
  type: QueuedMutation['type']
  why: string
}

/** What is still to be sent, in order, and what became of the rest. It outlives reloads. */
export interface PendingMutations {
  changes: readonly QueuedMutation[]
  done: readonly AppliedMutation[]
  failed: readonly FailedMutation[]
}

const noMutations: PendingMutations = { changes: [], done: [], failed: [] }
const pendingByOwner = new Map<string, PersistedStore<PendingMutations>>()

/** The journal of a person in a space: what was done in one must never be sent to another. */
export function pendingMutationsOf(owner: string): PersistedStore<PendingMutations> {
  const known = pendingByOwner.get(owner)
  if (known) return known
  const made = persistedStore<PendingMutations>(`larder.shopping.changes.${owner}`, revive)
  pendingByOwner.set(owner, made)
  return made
}

function revive(raw: unknown): PendingMutations {
  const kept = typeof raw === 'object' && raw !== null ? (raw as Partial<PendingMutations>) : {}
  return Array.isArray(kept.changes) ? { ...noMutations, ...kept } : noMutations
}
