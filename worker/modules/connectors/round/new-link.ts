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

/**
 * Where nothing else of an item tells which addition made it, its note does, as long as changes come back: an item that is
 * renamed before its id is known is then still known.
 */
export const addedNote = ({ key }: Link, { abilities, directions, note }: MergeInput): string =>
  !abilities.notes || note === '' ? '' : abilities.keys || !directions.back ? note : note + marking(key)

export const isMarked = ({ key }: Link, note: string): boolean => note.endsWith(marking(key))

/** The end of a key that is a UUID; enough among the few additions that are on their way at once. */
const marking = (key: string): string => ` · ${key.slice(-6)}`
