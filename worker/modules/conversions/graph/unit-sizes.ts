import { baseUnit } from '#worker/modules/amounts/index.ts'

export interface Unit {
  id: number
  name: string
  base_unit: string | null
}

export interface Conversion {
  food: number | null
  base_unit: number
  base_amount: number
  converted_unit: number
  converted_amount: number
}

export type System = 'weight' | 'volume'

/** `perReference`: how many of the unit make a kilogram or a litre. */
export interface Size {
  system: System
  perReference: number
}

/**
 * Splits conversions into sizes of units and the rest. A general conversion between units of one system (a cup is 250
 * ml) sets the unit's size in this space and overrides the table. The first definition of a unit counts; metric units
 * never change.
 */
export function sizesOf(units: ReadonlyMap<number, Unit>, conversions: readonly Conversion[]) {
  const facts = new Map([...units.values()].map((unit) => [unit.id, measureOf(unit)]))
  const sizes = new Map<number, Size>()
  for (const [id, fact] of facts) {
    if (fact) sizes.set(id, { system: fact.measures, perReference: fact.perReference })
  }
  const metric = (unit: number) => facts.get(unit)?.system === 'metric'
  const defines = ({ food, base_unit, converted_unit }: Conversion) =>
    food === null && sizes.has(base_unit) && sizes.get(base_unit)?.system === sizes.get(converted_unit)?.system
  const defined = new Set<number>()
  for (const conversion of conversions.filter(defines).sort(metricFirst(metric))) {
    const { unit, amount, by, ofThose } = definition(conversion, metric)
    const size = sizes.get(by)
    if (!size || metric(unit) || defined.has(unit)) continue
    defined.add(unit)
    sizes.set(unit, { ...size, perReference: (size.perReference * amount) / ofThose })
  }
  return { sizes, rest: conversions.filter((one) => !defines(one)) }
}

/** The base unit decides, else the unit's own name, if that is a measure. */
const measureOf = ({ name, base_unit }: Unit) => baseUnit(base_unit || name)

const definition = (one: Conversion, metric: (unit: number) => boolean) =>
  metric(one.base_unit)
    ? { unit: one.converted_unit, amount: one.converted_amount, by: one.base_unit, ofThose: one.base_amount }
    : { unit: one.base_unit, amount: one.base_amount, by: one.converted_unit, ofThose: one.converted_amount }

/** Definitions in metric units come before those that build on them. */
const metricFirst = (metric: (unit: number) => boolean) => (a: Conversion, b: Conversion) =>
  Number(metric(b.base_unit) || metric(b.converted_unit)) - Number(metric(a.base_unit) || metric(a.converted_unit))
