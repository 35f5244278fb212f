import { sumConvertible } from '#worker/modules/conversions/graph/sum-convertible.ts'
import { conversionGraphOf } from '#worker/modules/conversions/graph/conversion-graph.ts'
import type { Conversion, Unit } from '#worker/modules/conversions/graph/unit-sizes.ts'
import type { ShoppingItem, ItemUnit } from '../shopping-list.ts'

export interface AmountSum {
  amount: number
  unit: ItemUnit | null
}

export interface Conversions {
  units: readonly Unit[]
  conversions: readonly Conversion[]
}

export const noConversions: Conversions = { units: [], conversions: [] }

type SummableItem = Pick<ShoppingItem, 'amount' | 'unit'> & { food?: ShoppingItem['food'] }

/** Sums as the server does: convertible amounts become one, others stay apart. Missing amounts add nothing. */
export function sumAmounts(
  items: readonly SummableItem[],
  { units, conversions }: Conversions = noConversions,
): AmountSum[] {
  const used = [...new Map(items.flatMap(({ unit }) => (unit ? [[unitKey(unit), unit] as const] : []))).values()]
  const known = new Map(units.map((unit) => [unitKey(unit), unit.id]))
  // Names identify units. A typed unit gets a negative id, which the server never gives.
  const ids = new Map(used.map((unit, at) => [unitKey(unit), unit.id ?? known.get(unitKey(unit)) ?? -1 - at]))
  const idOf = (unit: ItemUnit | null) => (unit ? (ids.get(unitKey(unit)) ?? null) : null)
  const food = items.find((item) => item.food?.id != null)?.food?.id ?? 0
  const own = used.map((unit) => ({ id: idOf(unit) ?? 0, name: unit.name, base_unit: unit.base }))
  // Most foods have one unit, and nothing to convert.
  const kitchen = conversionGraphOf(own.length > 1 ? [...units, ...own] : own, own.length > 1 ? conversions : [])
  const lines = items.map(({ amount, unit }) => ({ amount, unit: idOf(unit) }))
  return sumConvertible(kitchen, food, lines)
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, unit }) => ({ amount, unit: used.find((one) => idOf(one) === unit) ?? null }))
}

const unitKey = ({ name }: { name: string }): string => name.trim().toLocaleLowerCase()
