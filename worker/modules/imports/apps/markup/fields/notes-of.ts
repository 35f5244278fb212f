import { paragraphsIn } from '../../../drafts/read-lines.ts'
import type { DraftNote } from '../../../drafts/recipe-draft.ts'

/** Those of the texts that say something, each under its title. */
export const notesOf = (...texts: readonly (readonly [title: string, text: string])[]): DraftNote[] =>
  texts.map(([title, text]) => ({ title, text: paragraphsIn(text) })).filter(({ text }) => text !== '')
