import type { QueuedChange } from '#web/lib/outbox/queued-change.ts'
import type { ShoppingItem, ItemUnit, OptimisticRef, ShoppingListRecipe } from '../shopping-list.ts'

export type ItemPatch = Partial<Pick<ShoppingItem, 'amount' | 'laterUntil'> & { unit: ItemUnit | null }>

export type Mutation =
  /** `shop` is the supermarket in which it was ticked off, if one is chosen. */
  | { type: 'check'; ids: readonly number[]; checked: boolean; at: string; shop?: number }
  /** `on` are lists that were said; without any, the server puts it on those of its food. */
  | { type: 'add'; item: ShoppingItem; on?: readonly number[] }
  | { type: 'edit'; ids: readonly number[]; patch: ItemPatch }
  /** Puts entries on named lists and takes them off others. `isRemembered`: their foods go there from now on. */
  | { type: 'relist'; ids: readonly number[]; add: readonly number[]; remove: readonly number[]; isRemembered: boolean }
  | { type: 'remove'; ids: readonly number[] }
  | { type: 'sort'; id: number; category: OptimisticRef | null }
  | { type: 'rescale'; list: number; servings: number }
  /** Removes a recipe and all of its entries from the list. */
  | { type: 'unlist'; list: number }
  /** Undoes the change with the key `of`; carries what was there, to show it at once. */
  | { type: 'restore'; of: string; items: readonly ShoppingItem[]; recipes: readonly ShoppingListRecipe[] }

/** A mutation that the server may not have yet. */
export type QueuedMutation = Mutation & QueuedChange & { kind: 'shopping' }

export const affectedCount = (change: Mutation): number =>
  change.type === 'restore' ? change.items.length : 'ids' in change ? change.ids.length : 1
