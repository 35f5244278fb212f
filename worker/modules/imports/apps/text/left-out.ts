import { leftOutDraft } from '../../drafts/left-out-draft.ts'
import type { ReadItem } from '../importer.ts'
import { type Said } from '../../drafts/said.ts'

/** What is in the files, but is no recipe, so that the report names it. */
export const leftOut = (said: Said, count = 1): ReadItem => ({
  name: said.msg,
  read: () => [leftOutDraft(said, count)],
})

/** What could not even be opened: it fails as one thing of the list, so that the others are read. */
export const failed = (name: string, error: unknown): ReadItem => ({
  name,
  read: () => {
    throw error
  },
})
