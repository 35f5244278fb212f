import type { ShoppingItem, ItemUnit, OptimisticRef, ListedRecipe } from '../shopping-list.ts'

export type ItemPatch = Partial<Pick<ShoppingItem, 'amount' | 'laterUntil'> & { unit: ItemUnit | null }>

/** What somebody does to the list. */
export type Mutation =
  | { type: 'check'; ids: readonly number[]; checked: boolean; at: string }
  | { type: 'add'; item: ShoppingItem }
  | { type: 'edit'; ids: readonly number[]; patch: ItemPatch }
  | { type: 'remove'; ids: readonly number[] }
  /** Puts the food of an item into a category, for ever. */
  | { type: 'sort'; id: number; category: OptimisticRef | null }
  | { type: 'rescale'; list: number; servings: number }
  /** Takes a recipe off the list with everything that is there for it. */
  | { type: 'unlist'; list: number }
  /** Takes back the removal that has this key; what it removed comes along, to be shown at once. */
  | { type: 'restore'; of: string; items: readonly ShoppingItem[]; recipes: readonly ListedRecipe[] }

/** A deed that the server may not know of yet. */
export type QueuedMutation = Mutation & {
  /** Goes to the server as idempotency key, however often it takes: the same key twice is one change. */
  key: string
  /** Whether it was ever sent; what was may have happened, although no answer came. */
  tried: boolean
  /** What it was done to, for people. */
  name: string
}

/** How many things on the page it concerns. */
export const affectedCount = (change: Mutation): number =>
  change.type === 'restore' ? change.items.length : 'ids' in change ? change.ids.length : 1
