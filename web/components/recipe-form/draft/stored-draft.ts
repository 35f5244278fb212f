import { userStorageKey } from '#web/lib/user-storage.ts'
import type { RecipeDraft } from './recipe-draft.ts'

/** What is kept on this device of a recipe that somebody was writing. */
export interface StoredDraft {
  /** Milliseconds since the epoch. */
  at: number
  /** Of the recipe as it was read; null for one that was never saved. */
  etag: string | null
  base: RecipeDraft
  draft: RecipeDraft
}

const storageVersion = 1

/** Each space has its own; `recipe` is an id, or null for the new one. */
export const draftStorageKey = (space: number, recipe: number | null) =>
  userStorageKey(`draft.${space}.${recipe ?? 'new'}`)

/** A full or forbidden storage only means that there is no draft; that must not stop anybody from writing. */
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

/** Only what this version wrote: its shape is not checked any further. */
const isStoredDraft = (raw: unknown): raw is StoredDraft =>
  typeof raw === 'object' &&
  raw !== null &&
  'version' in raw &&
  raw.version === storageVersion &&
  'draft' in raw &&
  'base' in raw
