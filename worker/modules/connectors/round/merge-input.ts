import type { RemoteItem } from '../service/todo-service.ts'
import type { ItemWords } from '../text/item-words.ts'
import type { ListedItem } from '../text/listed-item.ts'
import type { Link } from './link.ts'

/** An entry as the connector's creator sees it; deleted ones are left out. */
export interface LocalEntry extends ListedItem {
  id: number
  /** False where it is on another list than the one that the connector is for. */
  belongs: boolean
}

/** What a connector may do. */
export interface Directions {
  /** New entries, changed ones (ticks count as changes) and deleted ones go there. */
  created: boolean
  updated: boolean
  deleted: boolean
  /** Changes there come back. */
  back: boolean
}

export interface MergeInput {
  links: readonly Link[]
  entries: readonly LocalEntry[]
  pulled: { items: readonly RemoteItem[]; gone: readonly string[]; isWhole: boolean }
  abilities: { notes: boolean; aisles: boolean }
  directions: Directions
  words: ItemWords
  /** The note of an item that is added, where the service has notes. */
  note: string
  /** What a person said to do about many items that were gone at once; null where nobody was asked. */
  goneAnswer: 'put_back' | 'delete' | null
  /** What changed since the last look is not known: what is missing may be deleted, or not yet be in a backup of either side. */
  startedOver: boolean
  at: string
  nextKey(): string
}

/** The link of an addition lacks its entry, whose id is not known yet. */
export type LocalChange =
  | { kind: 'add'; item: ListedItem; link: Link }
  | { kind: 'change'; entry: number; item: ListedItem }
  | { kind: 'remove'; entry: number }

export interface Merged {
  changes: LocalChange[]
  /** Links that are new or different, except those of entries that are added here. */
  links: Link[]
  /** Entries whose links end. */
  dropped: number[]
}
