import type { ReadItem } from '../importer.ts'

/** What is in the files, but is no recipe, so that the report names it. */
export const leftOut = (what: string, count = 1): ReadItem => ({
  name: what,
  read: () => [{ kind: 'left-out', what, count }],
})

/** What could not even be opened: it fails as one thing of the list, so that the others are read. */
export const failed = (name: string, error: unknown): ReadItem => ({
  name,
  read: () => {
    throw error
  },
})
