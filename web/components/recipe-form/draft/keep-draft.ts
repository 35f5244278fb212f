import { keptName } from '#web/lib/kept.ts'
import type { RecipeDraft } from './recipe-draft.ts'

/** What is kept on this device of a recipe that somebody was writing. */
export interface KeptDraft {
  /** Milliseconds since the epoch. */
  at: number
  /** Of the recipe as it was read; null for one that was never saved. */
  etag: string | null
  base: RecipeDraft
  draft: RecipeDraft
}

const version = 1

/** Each space has its own; `recipe` is an id, or null for the new one. */
export const draftKey = (space: number, recipe: number | null) => keptName(`draft.${space}.${recipe ?? 'new'}`)

/** A full or forbidden storage only means that there is no draft; that must not stop anybody from writing. */
export function keepDraft(key: string, kept: KeptDraft) {
  try {
    localStorage.setItem(key, JSON.stringify({ version, ...kept }))
  } catch {
    forgetDraft(key)
  }
}

export function keptDraft(key: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

export function forgetDraft(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}

/** Only what this version wrote: its shape is not checked any further. */
const isKept = (raw: unknown): raw is KeptDraft =>
  typeof raw === 'object' &&
  raw !== null &&
  'version' in raw &&
  raw.version === version &&
  'draft' in raw &&
  'base' in raw
