export interface NamedEntity {
  id: number
  name: string
}

/** Something that a name alone may stand for until the server has found or made it. */
export interface OptimisticRef {
  id: number | null
  name: string
}

export interface ItemFood extends OptimisticRef {
  plural: string | null
  category: OptimisticRef | null
}

export interface ItemUnit extends OptimisticRef {
  plural: string | null
  /** The measure it stands for, as in `kg`. */
  base: string | null
}

/** One entry of the list, as little of it as the page needs: all of them are kept for visits without a network. */
export interface ShoppingItem {
  /** Below zero until the server has given it one. */
  id: number
  food: ItemFood
  unit: ItemUnit | null
  /** 0 where nobody said how much. */
  amount: number
  checked: boolean
  /** Instants, ISO 8601. */
  doneAt: string | null
  laterUntil: string | null
  /** Which recipe on the list it is for. */
  list: number | null
  /** Whether the amount follows the servings of that recipe. */
  isScaled: boolean
  by: NamedEntity | null
  addedAt: string
}

/** A recipe on the list. */
export interface ListedRecipe {
  id: number
  /** Null where it was deleted, or only its name was put there. */
  recipe: number | null
  name: string
  image: string | null
  servings: number
  /** The planned meal it is for; `day` is a civil date. */
  plan: { id: number; day: string; meal: string } | null
}

/** The list as the server last told it. */
export interface ShoppingList {
  items: readonly ShoppingItem[]
  recipes: readonly ListedRecipe[]
  /** The server's time up to which this is known. */
  since: string
  /** When all of it was last fetched, in milliseconds by this device's clock. */
  fetchedAt: number
}
