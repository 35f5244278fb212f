import {
  type BaseUnit,
  scaleAmount,
  switchSystem,
  takesFractions,
  type UnitSystem,
} from '#worker/modules/recipes/amounts/index.ts'

/** `written` leaves every unit as the recipe has it. */
export type UnitChoice = 'written' | UnitSystem

/** How a recipe is shown: times what, and in whose units. */
export interface Serving {
  factor: number
  units: UnitChoice
}

export interface Measured {
  amount: number
  no_amount: boolean
  unit: { base_unit?: string | null | undefined } | null
}

export interface Measure {
  /** Null where the ingredient has none. */
  amount: number | null
  /** The unit of the other system; null where the written one stays. */
  converted: BaseUnit | null
  /** Whether cooks write fractions of that unit. */
  fractions: boolean
}

/** How much of an ingredient a serving takes. "0 salt" is how an ingredient without an amount was often stored. */
export function measureOf({ amount, no_amount, unit }: Measured, { factor, units }: Serving): Measure {
  const base = unit?.base_unit
  const wanted = no_amount || amount === 0 ? null : scaleAmount(amount, factor)
  const switched = wanted !== null && base && units !== 'written' ? switchSystem(wanted, base, units) : null
  if (!switched || switched.unit === base) return { amount: wanted, converted: null, fractions: takesFractions(base) }
  return { amount: switched.amount, converted: switched.unit, fractions: takesFractions(switched.unit) }
}
