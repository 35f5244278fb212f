import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import type { CommonFood } from '#worker/modules/food-table/common-food.ts'

interface Nutrient {
  names: Record<Language, string>
  unit: string
  /** Its number in USDA's FoodData Central, where that counts the same. */
  fdc_id: number | null
  of: (figures: CommonFood['figures']) => number
}

const GRAMS_OF_SALT_PER_MILLIGRAM_OF_SODIUM = 2.5 / 1000

/** In the order of a European label. In English the first ones are named as imports name them, so that both are one. */
export const nutrients: readonly Nutrient[] = [
  { names: { en: 'Calories', de: 'Kalorien' }, unit: 'kcal', fdc_id: 1008, of: ({ energy }) => energy },
  { names: { en: 'Fats', de: 'Fett' }, unit: 'g', fdc_id: 1004, of: ({ fat }) => fat },
  { names: { en: 'Saturated fats', de: 'Gesättigte Fettsäuren' }, unit: 'g', fdc_id: 1258, of: (of) => of.saturated },
  { names: { en: 'Carbohydrates', de: 'Kohlenhydrate' }, unit: 'g', fdc_id: 1005, of: (of) => of.carbohydrate },
  { names: { en: 'Sugars', de: 'Zucker' }, unit: 'g', fdc_id: 2000, of: ({ sugar }) => sugar },
  { names: { en: 'Fibre', de: 'Ballaststoffe' }, unit: 'g', fdc_id: 1079, of: ({ fibre }) => fibre },
  { names: { en: 'Proteins', de: 'Eiweiß' }, unit: 'g', fdc_id: 1003, of: ({ protein }) => protein },
  {
    names: { en: 'Salt', de: 'Salz' },
    unit: 'g',
    fdc_id: null,
    of: ({ sodium }) => Number((sodium * GRAMS_OF_SALT_PER_MILLIGRAM_OF_SODIUM).toPrecision(4)),
  },
]
