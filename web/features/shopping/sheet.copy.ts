import type { Sheet } from './item.ts'

const key = (owner: string) => `larder.shopping.list.${owner}`

/** The list of the last visit, for those who come back without a network. */
export function readCopy(owner: string): Sheet | undefined {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(key(owner)) ?? 'null')
    return isSheet(raw) ? raw : undefined
  } catch {
    return undefined
  }
}

/** A full or forbidden storage only means that there is nothing to read without a network. */
export function keepCopy(owner: string, sheet: Sheet) {
  try {
    localStorage.setItem(key(owner), JSON.stringify(sheet))
  } catch {
    return
  }
}

const isSheet = (raw: unknown): raw is Sheet =>
  typeof raw === 'object' &&
  raw !== null &&
  'items' in raw &&
  Array.isArray(raw.items) &&
  'recipes' in raw &&
  Array.isArray(raw.recipes) &&
  'since' in raw &&
  'fetchedAt' in raw
