import { applyFactor, type ConversionGraph } from '#worker/modules/conversions/graph/conversion-graph.ts'
import { countsPieces } from '#worker/modules/conversions/piece-unit.ts'
import type { propertyTypeTable } from '#worker/modules/properties/property-type.table.ts'

export type PropertyType = Pick<typeof propertyTypeTable.$inferSelect, 'id' | 'name' | 'unit' | 'description' | 'order'>

interface Named {
  id: number
  name: string
}

/** Amounts are per `properties_food_amount` of `properties_food_unit`. */
export interface MeasuredFood extends Named {
  properties: readonly { property_amount: number | null; property_type: { id: number } }[]
  properties_food_amount: number
  properties_food_unit: Named | null
}

export interface UsedFood {
  food: MeasuredFood
  unit: Named | null
  amount: number
  no_amount: boolean
}

/** With the line that uses it. */
export interface UsedLine extends UsedFood {
  ingredient: number
}

/** `value` is null where unknown, with the reason where it can be mended. */
export interface FoodValue {
  id: number
  food: Named
  value: number | null
  missing_unit?: true
  missing_conversion?: { base_unit: Named; converted_unit: Named }
}

export interface FoodSum extends PropertyType {
  food_values: Record<string, FoodValue>
  total_value: number
  missing_value: boolean
}

/**
 * Sums the properties of a recipe's foods, by ids of property types. A food without the property, or whose amount does
 * not convert to its reference unit, has the value null and makes the sum incomplete.
 */
export const foodSums = (
  kitchen: ConversionGraph,
  types: readonly PropertyType[],
  used: readonly UsedFood[],
): Record<string, FoodSum> => Object.fromEntries(types.map((type) => [type.id, sumOf(kitchen, type, used)]))

function sumOf(
  kitchen: ConversionGraph,
  { id, name, unit, description, order }: PropertyType,
  used: readonly UsedFood[],
): FoodSum {
  const values: Record<string, FoodValue> = {}
  let total = 0
  let missing = false
  for (const one of used) {
    const { food } = one
    const before = values[food.id]
    const found = hasUnknownBasis(one) ? null : portion(kitchen, id, one)
    const known = found === null ? (before?.value ?? fallbackValue(one, before)) : (before?.value ?? 0) + found
    const shown = hasUnknownBasis(one) || known === null ? null : roundSum(known)
    const value: FoodValue = { ...before, id: food.id, food: { id: food.id, name: food.name }, value: shown }
    total += found ?? 0
    if (found === null && !hasNoAmount(one) && one.unit === null) value.missing_unit = true
    if (found === null && !hasNoAmount(one) && one.unit) Object.assign(value, conversionFor(id, one, one.unit))
    missing ||= hasUnknownBasis(one) || (found === null && !hasNoAmount(one) && one.unit !== null)
    values[food.id] = value
  }
  return {
    id,
    name,
    description,
    unit,
    order,
    food_values: values,
    total_value: roundSum(total),
    missing_value: missing,
  }
}

export const hasNoAmount = ({ amount, no_amount }: UsedFood) => no_amount || amount === 0

export const hasUnknownBasis = (one: UsedFood) =>
  !hasNoAmount(one) && (one.food.properties_food_amount === 0 || one.food.properties_food_unit === null)

const fallbackValue = (one: UsedFood, before: FoodValue | undefined) =>
  before === undefined && (hasNoAmount(one) || one.unit === null) ? 0 : null

/** How much of a property an amount of a food has; null where the food does not say, or the amount does not convert. */
export function portion(
  kitchen: ConversionGraph,
  type: number,
  { food, unit, amount, no_amount }: UsedFood,
): number | null {
  const wanted = food.properties_food_unit
  const said = food.properties.flatMap(({ property_amount, property_type }) =>
    property_type.id === type && property_amount !== null ? [property_amount] : [],
  )
  if (said.length === 0 || no_amount || !wanted || food.properties_food_amount === 0) return null
  const way = (unit ? [unit] : piecesIn(kitchen))
    .flatMap(({ id }) => kitchen.factorsFrom(food.id, id))
    .find((one) => one.unit.id === wanted.id)
  if (!way) return null
  const portions = applyFactor(way, amount) / food.properties_food_amount
  return said.reduce((sum, property) => sum + portions * property, 0)
}

const piecesIn = ({ units }: ConversionGraph) => [...units.values()].filter(countsPieces)

const conversionFor = (type: number, { food }: UsedFood, { id, name }: Named) =>
  food.properties_food_unit &&
  food.properties.some((one) => one.property_type.id === type && one.property_amount !== null)
    ? {
        missing_conversion: {
          base_unit: { id, name },
          converted_unit: { id: food.properties_food_unit.id, name: food.properties_food_unit.name },
        },
      }
    : {}

/** Drops the noise that sums of fractions have in their last digits. */
export const roundSum = (value: number) => Number(value.toPrecision(14))
