import type { UnitChoice } from '#web/components/recipe/measure-ingredient.ts'

/** Countries that cook in cups and ounces; elsewhere kitchens weigh. */
const cupCountries = new Set(['US', 'LR', 'MM'])

/** `locale` is a tag of the browser, as en-US. */
export function proposeMeasures(locale: string): UnitChoice {
  try {
    return cupCountries.has(new Intl.Locale(locale).maximize().region ?? '') ? 'us' : 'metric'
  } catch {
    return 'written'
  }
}

interface MeasurePreference {
  default_unit: string
  use_fractions: boolean
}

/** What follows from how somebody measures, for new ingredients and for how amounts are written. */
export const preferenceFor = (measures: UnitChoice): MeasurePreference | null => {
  if (measures === 'written') return null
  return measures === 'us' ? { default_unit: 'cup', use_fractions: true } : { default_unit: 'g', use_fractions: false }
}
