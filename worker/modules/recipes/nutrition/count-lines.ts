import type { ConversionGraph } from '#worker/modules/conversions/graph/conversion-graph.ts'
import type { CountedLine, LineValue } from './counted.contract.ts'
import {
  hasNoAmount,
  hasUnknownBasis,
  portion,
  roundSum,
  type PropertyType,
  type UsedFood,
  type UsedLine,
} from './food-sums.ts'

/** What each line of a recipe adds to the sums of its foods, and why one adds nothing. */
export const countLines = (
  kitchen: ConversionGraph,
  types: readonly PropertyType[],
  used: readonly UsedLine[],
): CountedLine[] =>
  used.map((one) => ({
    ingredient: one.ingredient,
    food: { id: one.food.id, name: one.food.name },
    amount: one.amount,
    unit: one.unit,
    no_amount: one.no_amount,
    counted_in: one.food.properties_food_unit && {
      id: one.food.properties_food_unit.id,
      name: one.food.properties_food_unit.name,
    },
    values: Object.fromEntries(types.map(({ id }) => [id, valueOf(kitchen, id, one)])),
  }))

function valueOf(kitchen: ConversionGraph, type: number, one: UsedFood): LineValue {
  const isSaid = one.food.properties.some(
    ({ property_type, property_amount }) => property_type.id === type && property_amount !== null,
  )
  if (!isSaid) return { value: null, reason: 'no_value' }
  if (hasNoAmount(one)) return { value: null, reason: 'no_amount' }
  if (hasUnknownBasis(one)) return { value: null, reason: 'no_basis' }
  const value = portion(kitchen, type, one)
  if (value !== null) return { value: roundSum(value), reason: null }
  return { value: null, reason: one.unit ? 'no_conversion' : 'no_weight' }
}
