import { userStorageKey } from '#web/lib/user-storage.ts'
import { persistedStore, type PersistedStore } from '#web/lib/persisted-store.ts'
import type { ShoppingItem, ItemFood } from '../shopping-list.ts'
import { foodKey } from '../line/line.ts'

export type RememberedFood = ItemFood & { times: number }

const maxFoods = 400
const memories = new Map<string, PersistedStore<readonly RememberedFood[]>>()

/** Foods of earlier lists, the latest first: for suggestions, and for the aisle before the server answers. */
export function foodMemory(owner: string): PersistedStore<readonly RememberedFood[]> {
  const known = memories.get(owner)
  if (known) return known
  const made = persistedStore<readonly RememberedFood[]>(userStorageKey(`foods.${owner}`), (raw) =>
    Array.isArray(raw) ? (raw as RememberedFood[]) : [],
  )
  memories.set(owner, made)
  return made
}

/** Moves these foods to the front. `typed` counts them once more. */
export function rememberFoods(
  known: readonly RememberedFood[],
  items: readonly Pick<ShoppingItem, 'food'>[],
  typed: boolean,
): readonly RememberedFood[] {
  const byName = new Map(known.map((food) => [foodKey(food), food]))
  const fresh = new Map<string, RememberedFood>()
  for (const { food } of items) {
    const key = foodKey(food)
    const before = fresh.get(key) ?? byName.get(key)
    const times = (before?.times ?? 0) + (typed ? 1 : 0)
    fresh.set(key, { ...before, ...(food.id === null && before ? before : food), times })
    byName.delete(key)
  }
  return [...fresh.values(), ...byName.values()].slice(0, maxFoods)
}

/** Matches beginnings of words; the foods chosen most often come first. */
export function searchRemembered(known: readonly RememberedFood[], text: string, count: number): RememberedFood[] {
  const wanted = foodKey({ name: text })
  if (wanted === '') return []
  const starts = (name: string) => foodKey({ name }).startsWith(wanted)
  const hits = known.filter(({ name, plural }) =>
    [name, plural ?? ''].some((word) => starts(word) || foodKey({ name: word }).includes(` ${wanted}`)),
  )
  return hits
    .sort((one, other) => Number(starts(other.name)) - Number(starts(one.name)) || other.times - one.times)
    .slice(0, count)
}

export const frequentMissing = (
  known: readonly RememberedFood[],
  present: ReadonlySet<string>,
  count: number,
): RememberedFood[] =>
  known
    .filter((food) => food.times > 0 && !present.has(foodKey(food)))
    .sort((one, other) => other.times - one.times)
    .slice(0, count)
