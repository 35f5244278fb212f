import type { HaItem } from '../../../tests/todo/ha-list.ts'
import { readEntry, readItem, stateOf, type Entry, type ListedItem } from './listed-item.ts'

interface Checked {
  faults: string[]
  /** By the words of the items. */
  here: Map<string, ListedItem & { id: number }>
}

/** Both lists hold the same items, each once. What was bought before the other side heard of it need not be there. */
export function checkLists(entries: readonly Entry[], items: readonly HaItem[]): Checked {
  const here = new Map<string, ListedItem & { id: number }>()
  const there = new Map<string, ListedItem>()
  const faults: string[] = []
  for (const entry of entries) {
    const item = readEntry(entry)
    if (here.has(item.word)) faults.push(`“${item.word}” is twice on the shopping list`)
    here.set(item.word, { ...item, id: entry.id })
  }
  for (const one of items) {
    const item = readItem(one)
    if (there.has(item.word)) faults.push(`“${item.word}” is twice on the list there`)
    there.set(item.word, item)
  }
  for (const [word, item] of here) {
    const other = there.get(word)
    if (!other && !item.done) faults.push(`“${word}” is ${stateOf(item)} here and missing there`)
    if (other && stateOf(other) !== stateOf(item))
      faults.push(`“${word}” is ${stateOf(item)} here and ${stateOf(other)} there`)
  }
  for (const [word, item] of there)
    if (!here.has(word) && !item.done) faults.push(`“${word}” is ${stateOf(item)} there and missing here`)
  return { faults, here }
}
