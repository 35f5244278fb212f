import type { Link } from './link.ts'
import type { LocalEntry, MergeInput } from './merge-input.ts'
import type { SeenItem } from './pair-items.ts'

const FEW = 3
const MANY = 5

/**
 * Whether so many of the open items are gone at once that it looks like a restore, another account or an emptied list and not
 * like somebody who tidies up. `delete` and `put_back` are what a person then answers.
 */
export function isUnusual(
  { links, pulled, directions }: MergeInput,
  items: ReadonlyMap<number, SeenItem | null | undefined>,
  byId: ReadonlyMap<number, LocalEntry>,
): boolean {
  if (!pulled.isWhole || !directions.back) return false
  const open = links.filter(({ theirs, entry }) => theirs?.done === false && byId.get(entry)?.done === false)
  const gone = open.filter((link) => isGone(link, items)).length
  return (gone >= MANY && gone * 2 > open.length) || (gone >= FEW && gone === open.length)
}

const isGone = ({ entry, removing, remote }: Link, items: ReadonlyMap<number, unknown>) =>
  items.get(entry) === null && !removing && remote !== null
