import { baseUnit } from '#worker/modules/amounts/base-unit.ts'
import { applyFactor, conversionGraphOf } from '#worker/modules/conversions/graph/conversion-graph.ts'
import type { ConversionRow, ConversionUnit } from './conversion.rows.ts'

/** Rounded weights and spoons differ a little without anybody being wrong. */
const tolerance = 0.01

/**
 * What a food's conversions would be by its other ones, by id, where that differs by more than 1 %. Conversions for all
 * foods count only where they say how large a unit is: a food may well differ from the others.
 */
export function findContradictions(own: readonly ConversionRow[], general: readonly ConversionRow[]) {
  const units = [...own, ...general].flatMap(({ base_unit, converted_unit }) => [base_unit, converted_unit])
  const found = new Map<number, number>()
  for (const row of own) {
    const others = [...own.filter(({ id }) => id !== row.id), ...general.filter(definesUnit)].map(toConversion)
    const way = conversionGraphOf(units, others)
      .factorsFrom(row.food?.id ?? null, row.base_unit.id)
      .find(({ unit }) => unit.id === row.converted_unit.id)
    if (!way) continue
    const amount = applyFactor(way, row.base_amount)
    if (Math.abs(amount / row.converted_amount - 1) > tolerance) found.set(row.id, amount)
  }
  return found
}

const definesUnit = ({ base_unit, converted_unit }: ConversionRow) => {
  const measured = measuredBy(base_unit)
  return measured !== undefined && measured === measuredBy(converted_unit)
}

const measuredBy = ({ name, base_unit }: ConversionUnit) => baseUnit(base_unit || name)?.measures

const toConversion = ({ food, base_amount, base_unit, converted_amount, converted_unit }: ConversionRow) => ({
  food: food?.id ?? null,
  base_amount,
  base_unit: base_unit.id,
  converted_amount,
  converted_unit: converted_unit.id,
})
