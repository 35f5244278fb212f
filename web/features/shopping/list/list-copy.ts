import { writeUserStorage, readUserStorage } from '#web/lib/user-storage.ts'
import type { ShoppingList } from '../shopping-list.ts'

const copyName = (owner: string) => `shopping.${owner}`

export function readListCopy(owner: string): ShoppingList | undefined {
  const raw = readUserStorage(copyName(owner))
  return isShoppingList(raw) ? raw : undefined
}

export const storeListCopy = (owner: string, sheet: ShoppingList) => writeUserStorage(copyName(owner), sheet)

const isShoppingList = (raw: unknown): raw is ShoppingList =>
  typeof raw === 'object' &&
  raw !== null &&
  'items' in raw &&
  Array.isArray(raw.items) &&
  'recipes' in raw &&
  Array.isArray(raw.recipes) &&
  'since' in raw &&
  'fetchedAt' in raw
