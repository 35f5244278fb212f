import { baseUnit, convert, scaleAmount } from '#worker/modules/recipes/amounts/index.ts'
import type { Item, ItemUnit } from './item.ts'

/** So much of a food, in one unit. */
export interface Sum {
  amount: number
  unit: ItemUnit | null
}

/**
 * How much there is of one food: what measures the same is added up, in the larger unit of those used; the others stand
 * beside each other. What has no amount adds nothing.
 */
export function sumAmounts(items: readonly Pick<Item, 'amount' | 'unit'>[]): Sum[] {
  const sums = new Map<string, Sum>()
  for (const { amount, unit } of items) {
    if (amount === 0) continue
    const key = keyOf(unit)
    const sum = sums.get(key)
    sums.set(key, sum ? added(sum, { amount, unit }) : { amount, unit })
  }
  return [...sums.values()]
}

const keyOf = (unit: ItemUnit | null): string => {
  if (!unit) return 'pieces'
  return baseUnit(measureOf(unit))?.measures ?? `unit ${unit.name.toLocaleLowerCase()}`
}

/** A unit that somebody only typed has no measure yet, but often its name. */
const measureOf = ({ base, name }: ItemUnit): string => (baseUnit(base) && base) || name

function added(sum: Sum, more: Sum): Sum {
  const [large, small] = sizeOf(sum.unit) >= sizeOf(more.unit) ? [sum, more] : [more, sum]
  const converted =
    large.unit && small.unit ? convert(small.amount, measureOf(small.unit), measureOf(large.unit)) : null
  return { unit: large.unit, amount: scaleAmount(large.amount + (converted ?? small.amount), 1) }
}

/** One of it, in a smaller one: a kilogram is larger than a gram. */
const sizeOf = (unit: ItemUnit | null): number => {
  const facts = unit && baseUnit(measureOf(unit))
  return facts ? 1 / facts.perReference : 0
}
