import type { Link } from './link.ts'
import type { MergeInput } from './merge-input.ts'

export const newLink = (entry: number, { at, nextKey }: MergeInput): Link => ({
  entry,
  key: nextKey(),
  remote: null,
  version: null,
  ours: { name: '', note: '', done: false, aisle: null },
  theirs: null,
  sent: null,
  removing: false,
  missing: false,
  fault: null,
  at,
})
