import { stored, type Stored } from '#web/lib/stored.ts'
import type { ShoppingChange } from './change.ts'

/** A change that the server has: what it caused, by which it can be taken back. */
export interface Done {
  key: string
  events: readonly number[]
  /** What stood for the id of what was added, and that id. */
  renamed: readonly [from: number, to: number] | null
}

/** A change that the server refused. */
interface Failure {
  key: string
  name: string
  type: ShoppingChange['type']
  why: string
}

/** What is still to be sent, in order, and what became of the rest. It outlives reloads. */
export interface Journal {
  changes: readonly ShoppingChange[]
  done: readonly Done[]
  failed: readonly Failure[]
}

const empty: Journal = { changes: [], done: [], failed: [] }
const journals = new Map<string, Stored<Journal>>()

/** The journal of a person in a space: what was done in one must never be sent to another. */
export function journalOf(owner: string): Stored<Journal> {
  const known = journals.get(owner)
  if (known) return known
  const made = stored<Journal>(`larder.shopping.changes.${owner}`, revive)
  journals.set(owner, made)
  return made
}

function revive(raw: unknown): Journal {
  const kept = typeof raw === 'object' && raw !== null ? (raw as Partial<Journal>) : {}
  return Array.isArray(kept.changes) ? { ...empty, ...kept } : empty
}
