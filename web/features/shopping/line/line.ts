import { type Conversions, noConversions, type AmountSum, sumAmounts } from './sum-amounts.ts'
import type { ShoppingItem, ItemFood } from '../shopping-list.ts'

export interface ListLine {
  key: string
  food: ItemFood
  items: readonly ShoppingItem[]
  sums: readonly AmountSum[]
  isDone: boolean
  isLater: boolean
}

export function listLines(items: readonly ShoppingItem[], now: string, conversions = noConversions): ListLine[] {
  const byFood = new Map<string, ShoppingItem[]>()
  for (const item of items) {
    const key = foodKey(item.food)
    byFood.set(key, [...(byFood.get(key) ?? []), item])
  }
  return [...byFood].map(([key, all]) => reuseEqualLine(buildLine(key, all, { now, conversions })))
}

const lineCache = new WeakMap<ShoppingItem, ListLine>()

/** An unchanged line is the same object, so that a tick renders one row and not three hundred. */
function reuseEqualLine(line: ListLine): ListLine {
  const [first] = line.items
  const known = first && lineCache.get(first)
  if (
    known &&
    known.isLater === line.isLater &&
    hasSameItems(known.items, line.items) &&
    hasEqualSums(known.sums, line.sums)
  )
    return known
  if (first) lineCache.set(first, line)
  return line
}

const hasEqualSums = (one: readonly AmountSum[], other: readonly AmountSum[]) =>
  JSON.stringify(one) === JSON.stringify(other)

const hasSameItems = (one: readonly ShoppingItem[], other: readonly ShoppingItem[]) =>
  one.length === other.length && one.every((item, index) => item === other[index])

export const isPostponedAt = ({ laterUntil }: ShoppingItem, now: string): boolean =>
  laterUntil !== null && laterUntil > now

/** Names identify foods within a space, and a food that was just typed has only a name. */
export const foodKey = ({ name }: { name: string }): string => name.trim().toLocaleLowerCase()

interface LineContext {
  now: string
  conversions: Conversions
}

function buildLine(key: string, items: ShoppingItem[], { now, conversions }: LineContext): ListLine {
  const open = items.filter(({ checked }) => !checked)
  // The entry with the most complete food stands for the line.
  const food = (items.find((item) => item.food.category) ?? items.find((item) => item.food.id !== null) ?? items[0])
    ?.food
  if (!food) throw new Error('A line has at least one entry')
  return {
    key,
    food,
    items,
    sums: sumAmounts(open.length > 0 ? open : items, conversions),
    isDone: open.length === 0,
    isLater: items.some((item) => isPostponedAt(item, now)),
  }
}
