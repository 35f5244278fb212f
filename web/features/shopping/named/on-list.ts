import { foodKey } from '../line/line.ts'
import type { ShoppingItem, ShoppingList } from '../shopping-list.ts'

export const isOn = ({ onLists = [] }: ShoppingItem, list: number): boolean => onLists.includes(list)

/** What stands on a named list, and the recipes that it is for. Lines that are equal stay the same objects. */
export function onList(shoppingList: ShoppingList, list: number | null): ShoppingList {
  if (list === null) return shoppingList
  const items = shoppingList.items.filter((item) => isOn(item, list))
  const used = new Set(items.map((item) => item.list))
  return { ...shoppingList, items, recipes: shoppingList.recipes.filter(({ id }) => used.has(id)) }
}

/** Foods still to buy, each counted once, as the page counts lines. */
export const countOpen = (items: readonly ShoppingItem[]): number =>
  new Set(items.flatMap(({ checked, food }) => (checked ? [] : [foodKey(food)]))).size
