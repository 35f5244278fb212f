import type { DraftNote } from '../../../drafts/recipe-draft.ts'
import { notesOf } from '../fields/notes-of.ts'
import { childrenOf, textIn, type XmlElement } from './xml-element.ts'

/** A picture as letters: no text goes on that long without a space. */
const PACKED = /^[\w+/=\r\n]{64,}$/

/** Longer is no text that a person wrote, but a file packed as letters. */
const MAX_LENGTH = 20_000

/** What stands in elements that an importer does not know, under their names, so that nothing written is lost. */
export const furtherWords = (from: XmlElement | undefined, known: string): DraftNote[] => {
  const names = new Set(known.split(' '))
  return childrenOf(from)
    .filter(({ name }) => !names.has(name))
    .map((it) => [it.name.charAt(0).toUpperCase() + it.name.slice(1), textIn(it).trim()] as const)
    .filter(([, text]) => text.length <= MAX_LENGTH && !PACKED.test(text))
    .flatMap((note) => notesOf(note))
}
