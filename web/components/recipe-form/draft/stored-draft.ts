import { userStorageKey } from '#web/lib/user-storage.ts'
import type { RecipeDraft } from './recipe-draft.ts'

export interface StoredDraft {
  /** Milliseconds since the epoch. */
  at: number
  /** Null for a recipe that was never saved. */
  etag: string | null
  base: RecipeDraft
  draft: RecipeDraft
}

const storageVersion = 1

/** `recipe` is an id, or null for a new recipe. */
export const draftStorageKey = (space: number, recipe: number | null) =>
  userStorageKey(`draft.${space}.${recipe ?? 'new'}`)

/** Storage may be full or forbidden; that must not stop anybody from writing. */
export function storeDraft(key: string, kept: StoredDraft) {
  try {
    localStorage.setItem(key, JSON.stringify({ version: storageVersion, ...kept }))
  } catch {
    deleteStoredDraft(key)
  }
}

export function readStoredDraft(key: string): StoredDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isStoredDraft(kept) ? kept : null
  } catch {
    return null
  }
}

export function deleteStoredDraft(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}

/** Trusts the shape of what this version stored and ignores other versions. */
const isStoredDraft = (raw: unknown): raw is StoredDraft =>
  typeof raw === 'object' &&
  raw !== null &&
  'version' in raw &&
  raw.version === storageVersion &&
  'draft' in raw &&
  'base' in raw
