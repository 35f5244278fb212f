import { paragraphsIn } from './read-lines.ts'
import type { DraftNote } from './recipe-draft.ts'

/** Texts by their titles, without those that say nothing. */
export const notesOf = (texts: Record<string, string>): DraftNote[] =>
  Object.entries(texts)
    .map(([title, text]) => ({ title, text: paragraphsIn(text) }))
    .filter(({ text }) => text !== '')

/** A note without a title, or none. */
export const noteOf = (text: string): DraftNote[] => notesOf({ '': text })
