/** How many of each base unit make one kilogram or one litre, as every client of this API counts. */
const WEIGHTS = { kg: 1, g: 1000, ounce: 35.274, pound: 2.20462 } as const
const VOLUMES = {
  l: 1,
  ml: 1000,
  fluid_ounce: 33.814,
  pint: 2.11338,
  quart: 1.05669,
  gallon: 0.264172,
  tbsp: 67.628,
  tsp: 202.884,
  us_cup: 4.22675,
  imperial_fluid_ounce: 35.1951,
  imperial_pint: 1.75975,
  imperial_quart: 0.879877,
  imperial_gallon: 0.219969,
  imperial_tbsp: 56.3121,
  imperial_tsp: 168.936,
} as const

export type BaseUnit = keyof typeof WEIGHTS | keyof typeof VOLUMES
export type UnitSystem = 'metric' | 'us'

export interface BaseUnitFacts {
  measures: 'weight' | 'volume'
  perReference: number
  /** Imperial volumes belong to neither; a pound is the same in both systems. */
  system: UnitSystem | 'imperial'
}

/** Facts of a unit's `base_unit`; undefined if it measures neither weight nor volume. Keys are case-sensitive. */
export const baseUnit = (key: string | null | undefined): BaseUnitFacts | undefined =>
  key ? FACTS.get(key) : undefined

const systemOf = (unit: string): BaseUnitFacts['system'] => {
  if (unit.startsWith('imperial_')) return 'imperial'
  return ['kg', 'g', 'l', 'ml'].includes(unit) ? 'metric' : 'us'
}

const facts = (measures: BaseUnitFacts['measures'], factors: Record<string, number>) =>
  Object.entries(factors).map(
    ([unit, perReference]) => [unit, { measures, perReference, system: systemOf(unit) }] as const,
  )

const FACTS = new Map<string, BaseUnitFacts>([...facts('weight', WEIGHTS), ...facts('volume', VOLUMES)])

export const baseUnitKeys: readonly string[] = [...FACTS.keys()]
