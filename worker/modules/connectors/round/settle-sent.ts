import { isSameText } from '../text/said-item.ts'
import type { Link, Said } from './link.ts'

export interface Base {
  ours: Said
  theirs: Said
}

/**
 * What both sides last agreed about, now that the item is seen again: of what was sent and never answered, each field that the
 * item now says has arrived.
 */
export function settleSent({ ours, theirs, sent }: Link, item: Said): Base {
  if (theirs === null) {
    const added = sent ?? ours
    // Renamed or ticked there before we saw it: that is a change of theirs.
    return { ours: { ...added, note: '' }, theirs: { ...added, aisle: item.aisle } }
  }
  if (sent === null) return { ours, theirs }
  const arrived = {
    name: isSameText(item, sent) && !isSameText(item, theirs),
    done: item.done === sent.done && item.done !== theirs.done,
    aisle: item.aisle === sent.aisle && item.aisle !== theirs.aisle,
  }
  return { ours: withArrived(ours, { ...sent, note: '' }, arrived), theirs: withArrived(theirs, item, arrived) }
}

type Arrived = Record<'name' | 'done' | 'aisle', boolean>

const withArrived = (before: Said, after: Said, arrived: Arrived): Said => ({
  name: arrived.name ? after.name : before.name,
  note: arrived.name ? after.note : before.note,
  done: arrived.done ? after.done : before.done,
  aisle: arrived.aisle ? after.aisle : before.aisle,
})
