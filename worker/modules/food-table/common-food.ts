import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import type { Dialect } from './dialect.contract.ts'

/** The aisles in the order of a new space's categories (`starter` of the server's texts). */
export const aisles = [
  'produce',
  'bakery',
  'meat and fish',
  'dairy',
  'grains',
  'baking',
  'spices and sauces',
  'tins and jars',
  'frozen',
  'snacks and sweets',
  'drinks',
] as const
export type Aisle = (typeof aisles)[number]

/** Columns of figures, for 100 g of what is eaten: `sodium` in milligrams, `energy` in kilocalories, all others in grams. */
export const figures = ['energy', 'protein', 'fat', 'saturated', 'carbohydrate', 'sugar', 'fibre', 'sodium'] as const
export type Figure = (typeof figures)[number]

export const languageOf = (dialect: Dialect): Language => (dialect === 'en-US' ? 'en' : dialect)

interface FoodNames {
  name: string
  plural: string | null
  /** What else people call it. */
  others: readonly string[]
}

export interface CommonFood {
  aisle: Aisle
  /** The row of the reference, or of the nearest kin. */
  number: string
  isKin: boolean
  names: Record<Dialect, FoodNames>
  isUsuallyInTheHouse: boolean
  isNeverBought: boolean
  figures: Record<Figure, number>
  estimated: readonly Figure[]
  /** Grams of household measures. */
  weights: ReadonlyMap<string, number>
}
