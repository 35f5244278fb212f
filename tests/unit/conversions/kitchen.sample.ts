import { applyFactor, conversionGraphOf } from '#worker/modules/conversions/graph/conversion-graph.ts'
import type { Conversion, Unit } from '#worker/modules/conversions/graph/unit-sizes.ts'

export const [flour, salt] = [71, 72]

export const unit = (id: number, name: string, base_unit: string | null = null): Unit => ({ id, name, base_unit })

export const units = [
  unit(1, 'g', 'g'),
  unit(2, 'kg', 'kg'),
  unit(3, 'oz', 'ounce'),
  unit(4, 'ml', 'ml'),
  unit(5, 'cup', 'us_cup'),
  unit(6, 'tbsp', 'tbsp'),
  unit(7, 'tsp', 'tsp'),
  unit(8, 'piece'),
  unit(9, 'slice'),
  unit(10, 'pinch'),
]
const idOf = (name: string) => units.find((one) => one.name === name)?.id ?? 0

export const is = (
  base_amount: number,
  base: string,
  converted_amount: number,
  converted: string,
  food: number | null = null,
): Conversion => ({ food, base_unit: idOf(base), base_amount, converted_unit: idOf(converted), converted_amount })

/** An amount in every unit that it converts to, by unit name. */
export const told = (said: readonly Conversion[], amount: number, name: string, food = flour) =>
  Object.fromEntries(
    conversionGraphOf(units, said)
      .factorsFrom(food, idOf(name))
      .map((way) => [way.unit.name, applyFactor(way, amount)]),
  )

export const line = (amount: number, name: string | null) => ({ amount, unit: name === null ? null : idOf(name) })
