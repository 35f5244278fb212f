import { keptName } from '#web/lib/kept.ts'
import { stored, type Stored } from '#web/lib/stored.ts'
import type { Item, ItemFood } from '../item.ts'
import { foodKey } from '../line/line.ts'

/** A food that was on this list before, and how often it was typed here. */
export type KnownFood = ItemFood & { times: number }

const most = 400
const memories = new Map<string, Stored<readonly KnownFood[]>>()

/** What somebody shops for, the latest first: to suggest it, and to know its aisle before the server says so. */
export function foodMemory(owner: string): Stored<readonly KnownFood[]> {
  const known = memories.get(owner)
  if (known) return known
  const made = stored<readonly KnownFood[]>(keptName(`foods.${owner}`), (raw) =>
    Array.isArray(raw) ? (raw as KnownFood[]) : [],
  )
  memories.set(owner, made)
  return made
}

/** With the foods of these entries first; `typed` counts them as chosen once more. */
export function rememberFoods(
  known: readonly KnownFood[],
  items: readonly Pick<Item, 'food'>[],
  typed: boolean,
): readonly KnownFood[] {
  const byName = new Map(known.map((food) => [foodKey(food), food]))
  const fresh = new Map<string, KnownFood>()
  for (const { food } of items) {
    const key = foodKey(food)
    const before = fresh.get(key) ?? byName.get(key)
    const times = (before?.times ?? 0) + (typed ? 1 : 0)
    fresh.set(key, { ...before, ...(food.id === null && before ? before : food), times })
    byName.delete(key)
  }
  return [...fresh.values(), ...byName.values()].slice(0, most)
}

/** The foods whose name has a word that starts with the text, those chosen most often first. */
export function recall(known: readonly KnownFood[], text: string, count: number): KnownFood[] {
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

/** What is bought often and is not on the list: names in `present` are as `foodKey` makes them. */
export const missingOften = (known: readonly KnownFood[], present: ReadonlySet<string>, count: number): KnownFood[] =>
  known
    .filter((food) => food.times > 0 && !present.has(foodKey(food)))
    .sort((one, other) => other.times - one.times)
    .slice(0, count)
