import { keep, readKept } from '#web/lib/kept.ts'
import type { ShoppingSheet } from '../item.ts'

const name = (owner: string) => `shopping.${owner}`

/** The list of the last visit, for those who come back without a network. */
export function readCopy(owner: string): ShoppingSheet | undefined {
  const raw = readKept(name(owner))
  return isSheet(raw) ? raw : undefined
}

export const keepCopy = (owner: string, sheet: ShoppingSheet) => keep(name(owner), sheet)

const isSheet = (raw: unknown): raw is ShoppingSheet =>
  typeof raw === 'object' &&
  raw !== null &&
  'items' in raw &&
  Array.isArray(raw.items) &&
  'recipes' in raw &&
  Array.isArray(raw.recipes) &&
  'since' in raw &&
  'fetchedAt' in raw
