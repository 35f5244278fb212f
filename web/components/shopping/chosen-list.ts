import { useOwnerKey } from '#web/lib/api/use-owner-key.ts'
import { persistedStore, type PersistedStore } from '#web/lib/persisted-store.ts'
import { userStorageKey } from '#web/lib/user-storage.ts'

const stores = new Map<string, PersistedStore<number | null>>()

/** The named list that this device shops from; null is everything. Ids are of a space, hence the owner. */
export function chosenListOf(owner: string): PersistedStore<number | null> {
  const known = stores.get(owner)
  if (known) return known
  const made = persistedStore<number | null>(userStorageKey(`chosen-list.${owner}`), (raw) =>
    typeof raw === 'number' ? raw : null,
  )
  stores.set(owner, made)
  return made
}

export const useChosenListId = (): number | null => chosenListOf(useOwnerKey()).use()
