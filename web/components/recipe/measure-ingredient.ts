import {
  type BaseUnit,
  type AmountRange,
  statesAmount,
  scaleRange,
  switchRange,
  takesFractions,
  type UnitSystem,
} from '#worker/modules/amounts/index.ts'

/** `written` leaves every unit as the recipe has it. */
export type UnitChoice = 'written' | UnitSystem

export interface ServingScale {
  factor: number
  units: UnitChoice
}

export interface MeasurableIngredient extends AmountRange {
  no_amount: boolean
  unit: { base_unit?: string | null | undefined } | null
}

export interface MeasuredAmount {
  range: AmountRange | null
  /** The unit of the other system; null where the written one stays. */
  converted: BaseUnit | null
  fractions: boolean
}

export function measureIngredient(ingredient: MeasurableIngredient, { factor, units }: ServingScale): MeasuredAmount {
  const base = ingredient.unit?.base_unit
  const wanted = statesAmount(ingredient) ? scaleRange(ingredient, factor) : null
  const switched = wanted !== null && base && units !== 'written' ? switchRange(wanted, base, units) : null
  if (!switched || switched.unit === base) return { range: wanted, converted: null, fractions: takesFractions(base) }
  return { range: switched, converted: switched.unit, fractions: takesFractions(switched.unit) }
}
