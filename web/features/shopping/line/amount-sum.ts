import { addUp } from '#worker/modules/conversions/graph/sum-amounts.ts'
import { kitchenOf } from '#worker/modules/conversions/graph/conversion-graph.ts'
import type { Conversion, Unit } from '#worker/modules/conversions/graph/unit-sizes.ts'
import type { Item, ItemUnit } from '../item.ts'

/** So much of a food, in one unit. */
export interface AmountSum {
  amount: number
  unit: ItemUnit | null
}

/** What is said of how units convert, and the units that it speaks of. */
export interface Conversions {
  units: readonly Unit[]
  said: readonly Conversion[]
}

export const noConversions: Conversions = { units: [], said: [] }

type Part = Pick<Item, 'amount' | 'unit'> & { food?: Item['food'] }

/**
 * How much there is of one food, as the server adds it up: what converts, by measure or for this food, is one amount; the
 * others stand beside each other. What has no amount adds nothing.
 */
export function sumAmounts(items: readonly Part[], { units, said }: Conversions = noConversions): AmountSum[] {
  const used = [...new Map(items.flatMap(({ unit }) => (unit ? [[keyOf(unit), unit] as const] : []))).values()]
  const known = new Map(units.map((unit) => [keyOf(unit), unit.id]))
  // Names tell units apart. One that somebody only typed gets a number below those that the server gives.
  const ids = new Map(used.map((unit, at) => [keyOf(unit), unit.id ?? known.get(keyOf(unit)) ?? -1 - at]))
  const idOf = (unit: ItemUnit | null) => (unit ? (ids.get(keyOf(unit)) ?? null) : null)
  const food = items.find((item) => item.food?.id != null)?.food?.id ?? 0
  const own = used.map((unit) => ({ id: idOf(unit) ?? 0, name: unit.name, base_unit: unit.base }))
  // Most foods are in one unit, and then nothing has to be converted.
  const kitchen = kitchenOf(own.length > 1 ? [...units, ...own] : own, own.length > 1 ? said : [])
  const lines = items.map(({ amount, unit }) => ({ amount, unit: idOf(unit) }))
  return addUp(kitchen, food, lines)
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, unit }) => ({ amount, unit: used.find((one) => idOf(one) === unit) ?? null }))
}

const keyOf = ({ name }: { name: string }): string => name.trim().toLocaleLowerCase()
