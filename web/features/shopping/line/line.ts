import { type Conversions, noConversions, type AmountSum, sumAmounts } from './amount-sum.ts'
import type { Item, ItemFood } from '../item.ts'

/** One row of the list: all entries of one food that stand in the same place. */
export interface ListLine {
  key: string
  food: ItemFood
  items: readonly Item[]
  sums: readonly AmountSum[]
  /** Whether all of it is ticked off. */
  isDone: boolean
  /** Whether some of it was put off until later. */
  isLater: boolean
}

/** Entries by food, in the order in which each food was first put there. */
export function listLines(items: readonly Item[], now: string, conversions = noConversions): ListLine[] {
  const byFood = new Map<string, Item[]>()
  for (const item of items) {
    const key = foodKey(item.food)
    byFood.set(key, [...(byFood.get(key) ?? []), item])
  }
  return [...byFood].map(([key, all]) => sameLine(lineOf(key, all, { now, conversions })))
}

const lines = new WeakMap<Item, ListLine>()

/** A line that is as it was is the same object, so that a tick draws one row anew and not three hundred. */
function sameLine(line: ListLine): ListLine {
  const [first] = line.items
  const known = first && lines.get(first)
  if (known && known.isLater === line.isLater && isSame(known.items, line.items) && isEqual(known.sums, line.sums))
    return known
  if (first) lines.set(first, line)
  return line
}

const isEqual = (one: readonly AmountSum[], other: readonly AmountSum[]) =>
  JSON.stringify(one) === JSON.stringify(other)

const isSame = (one: readonly Item[], other: readonly Item[]) =>
  one.length === other.length && one.every((item, index) => item === other[index])

export const isLaterAt = ({ laterUntil }: Item, now: string): boolean => laterUntil !== null && laterUntil > now

/** Names tell foods apart in a space, and only they are known of a food that was just typed. */
export const foodKey = ({ name }: { name: string }): string => name.trim().toLocaleLowerCase()

interface Known {
  now: string
  conversions: Conversions
}

function lineOf(key: string, items: Item[], { now, conversions }: Known): ListLine {
  const open = items.filter(({ checked }) => !checked)
  // The entry with the most known of its food speaks for all.
  const food = (items.find((item) => item.food.category) ?? items.find((item) => item.food.id !== null) ?? items[0])
    ?.food
  if (!food) throw new Error('A line has at least one entry')
  return {
    key,
    food,
    items,
    sums: sumAmounts(open.length > 0 ? open : items, conversions),
    isDone: open.length === 0,
    isLater: items.some((item) => isLaterAt(item, now)),
  }
}
