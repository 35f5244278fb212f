import type { NamedList } from '#web/components/shopping/named-list.ts'

export interface NamedEntity {
  id: number
  name: string
}

/** `id` is null until the server has found or created the thing by its name. */
export interface OptimisticRef {
  id: number | null
  name: string
}

export interface ItemFood extends OptimisticRef {
  plural: string | null
  category: OptimisticRef | null
  /** Ids of the lists that it goes to by itself; not known of a food that was just typed. */
  lists?: readonly number[]
}

export interface ItemUnit extends OptimisticRef {
  plural: string | null
  base: string | null
}

/** Only what the page needs, because all entries are stored on the device. */
export interface ShoppingItem {
  /** Negative until the server gives one. */
  id: number
  food: ItemFood
  unit: ItemUnit | null
  /** 0 without an amount. */
  amount: number
  checked: boolean
  /** ISO 8601. */
  doneAt: string | null
  laterUntil: string | null
  list: number | null
  /** Ids of named lists. Copies that are older than these leave it out. */
  onLists?: readonly number[]
  isScaled: boolean
  by: NamedEntity | null
  addedAt: string
}

export interface ShoppingListRecipe {
  id: number
  /** Null when the recipe was deleted, or only its name was listed. */
  recipe: number | null
  name: string
  image: string | null
  servings: number
  /** `day` is a civil date. */
  plan: { id: number; day: string; meal: string } | null
}

export interface ShoppingList {
  items: readonly ShoppingItem[]
  recipes: readonly ShoppingListRecipe[]
  /** Those that entries are on. Copies that are older than named lists leave it out. */
  lists?: readonly NamedList[]
  /** Server time up to which the list is known. */
  since: string
  /** Time of the last full fetch, in milliseconds by this device's clock. */
  fetchedAt: number
}
