export interface ItemFood {
  /** Null is a food that the space does not have yet. */
  id: number | null
  name: string
  aisle: string | null
}

export interface ItemUnit {
  id: number | null
  name: string
  base: string | null
}

/** An entry of the shopping list, as far as a service can show it. */
export interface ListedItem {
  food: ItemFood
  unit: ItemUnit | null
  amount: number
  done: boolean
}
