import type { RemoteItem } from '../service/todo-service.ts'
import { isSameText, meaningKey } from '../text/said-item.ts'
import { oneLine } from '../text/item-words.ts'
import { itemText } from '../text/item-text.ts'
import { isUnanswered, type Link, type Said } from './link.ts'
import type { LocalEntry, MergeInput } from './merge-input.ts'

export interface Pairing {
  /** By entry: the item of each link; null where it is gone, undefined where it was not seen and is as it was. */
  items: Map<number, SeenItem | null | undefined>
  /** Entries without a link, and the open items that ask for the same. */
  adopted: Map<number, SeenItem>
  /** Items that stand for nothing here yet. */
  unknown: SeenItem[]
}

export interface SeenItem extends Said {
  id: string
  version: string | null
  /** Of the addition that made it, where that is known. */
  key?: string | undefined
}

/**
 * Finds which item belongs to which link. An item that nobody knows may be one that was being added, one that got another id
 * when it was moved or restored there, or one that somebody wrote on both lists.
 */
export function pairItems(input: MergeInput): Pairing {
  const { links, entries, pulled, words } = input
  const seen = new Map(pulled.items.map((item) => [item.id, seenItem(item, input)]))
  const gone = new Set(pulled.gone)
  const items: Pairing['items'] = new Map()
  const searching: Link[] = []
  for (const link of links) {
    const item = link.remote === null ? undefined : seen.get(link.remote)
    if (item) {
      items.set(link.entry, item)
      seen.delete(item.id)
    } else if (link.remote !== null && !pulled.isWhole && !gone.has(link.remote) && !link.missing) {
      items.set(link.entry, undefined)
    } else {
      items.set(link.entry, null)
      searching.push(link)
    }
  }
  const left = [...seen.values()].filter(({ name }) => oneLine(name) !== '')
  const take = (fits: (item: SeenItem) => boolean): SeenItem | undefined => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const claim = (fits: (link: Link, item: SeenItem) => boolean) => {
    for (const link of searching.filter(({ entry }) => items.get(entry) === null)) {
      const found = take((item) => fits(link, item))
      if (found) items.set(link.entry, found)
    }
  }
  claim((link, item) => isUnanswered(link) && item.key === link.key)
  const lastText = ({ theirs, sent, ours }: Link) => theirs ?? sent ?? ours
  claim((link, item) => isSameText(lastText(link), item) && lastText(link).done === item.done)
  claim((link, item) => isSameText(lastText(link), item))
  claim((link, item) => link.sent !== null && isSameText(link.sent, item))
  claim((link, item) => link.theirs === null && meaningKey(words, lastText(link)) === meaningKey(words, item))
  const lost = searching.filter(({ entry }) => items.get(entry) === null)
  const renamed = onlyOfOurs(lost, left, [...items.values()])
  if (renamed) items.set(renamed.entry, take((item) => item === renamed.item) ?? null)
  return { items, ...adopt(entries, links, left, input) }
}

/**
 * The one addition without an answer, and the one item with our note that nobody knows: it was renamed before its id was
 * known. Where there are several, none is taken for another; nor is the copy that somebody made of an item.
 */
function onlyOfOurs(lost: readonly Link[], left: readonly SeenItem[], known: readonly (SeenItem | null | undefined)[]) {
  const [link, another] = lost
  const note = link?.sent?.note.trim()
  if (!link || another || !isUnanswered(link) || !note) return null
  const [item, ...more] = left.filter((one) => one.note.trim() === note)
  const isCopy = item && known.some((one) => one && isSameText(one, item))
  return item && more.length === 0 && !isCopy ? { entry: link.entry, item } : null
}

/** Only what is still to buy on both sides: what was bought earlier is another purchase. */
function adopt(entries: readonly LocalEntry[], links: readonly Link[], unknown: SeenItem[], { words }: MergeInput) {
  const linked = new Set(links.map(({ entry }) => entry))
  const free = entries.filter(({ id, done, belongs }) => belongs && !done && !linked.has(id))
  const adopted = new Map<number, SeenItem>()
  const claim = (fits: (entry: LocalEntry, item: SeenItem) => boolean) => {
    for (const entry of free.filter(({ id }) => !adopted.has(id))) {
      const at = unknown.findIndex((item) => !item.done && fits(entry, item))
      const [found] = at < 0 ? [] : unknown.splice(at, 1)
      if (found) adopted.set(entry.id, found)
    }
  }
  claim((entry, item) => isSameText({ name: itemText(entry) }, item))
  claim((entry, item) => meaningKey(words, { name: itemText(entry), note: '' }) === meaningKey(words, item))
  return { adopted, unknown }
}

/** What the service has no place for is not compared. */
const seenItem = (
  { id, version, key, name, note, isDone, aisle }: RemoteItem,
  { abilities }: MergeInput,
): SeenItem => ({
  id,
  version: version ?? null,
  key,
  name: oneLine(name),
  note: abilities.notes ? note : '',
  done: isDone,
  aisle: abilities.aisles ? aisle : null,
})
