import { persistedStore, type PersistedStore } from '#web/lib/persisted-store.ts'
import type { QueuedMutation } from './mutation.ts'

/** A mutation that the server has, with the events that an undo takes back. */
export interface AppliedMutation {
  key: string
  events: readonly number[]
  /** Temporary id and server id of an added item. */
  renamed: readonly [from: number, to: number] | null
}

interface FailedMutation {
  key: string
  name: string
  type: QueuedMutation['type']
  why: string
}

/** `changes` are still to be sent, in order. All of this survives reloads. */
export interface PendingMutations {
  changes: readonly QueuedMutation[]
  done: readonly AppliedMutation[]
  failed: readonly FailedMutation[]
}

const noMutations: PendingMutations = { changes: [], done: [], failed: [] }
const pendingByOwner = new Map<string, PersistedStore<PendingMutations>>()

/** One store per person and space: mutations of one must never be sent to another. */
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
