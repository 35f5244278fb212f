import { isThing } from '../thing-label.ts'
import type { PropertyType } from '#web/components/properties/property-type.ts'
import type { ThingRow } from '../model.ts'

export interface FoodProperty {
  id?: number
  property_type: PropertyType
  property_amount: number | null
}

export const propertiesOf = ({ properties }: ThingRow): FoodProperty[] =>
  Array.isArray(properties) ? properties.filter(isProperty) : []

const isProperty = (value: unknown): value is FoodProperty => isThing(value) && isThing(value['property_type'])

/** With another amount of one type; null takes it out, as nobody knows it. */
export function withAmount(all: readonly FoodProperty[], type: PropertyType, amount: number | null): FoodProperty[] {
  const isOf = ({ property_type }: FoodProperty) => property_type.id === type.id
  if (amount === null) return all.filter((one) => !isOf(one))
  if (!all.some(isOf)) return [...all, { property_type: type, property_amount: amount }]
  return all.map((one) => (isOf(one) ? { ...one, property_amount: amount } : one))
}
