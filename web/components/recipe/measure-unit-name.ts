import { isOneAtMost } from '#worker/modules/recipes/instruction/inflect-name.ts'
import type { Translations } from '#web/locales/translations.ts'
import type { Translate } from '#web/lib/i18n/create-translator.ts'

export function measureUnitName(unit: string, amount: number, t: Translate<Translations['recipes']>): string {
  const name = measureUnitKeys.get(unit)
  // Plural rules say "0.5 cups", cooks say half a cup.
  return name ? t(name, { count: isOneAtMost(amount) ? 1 : amount }) : unit
}

type MeasureUnitKey =
  `measure.${'g' | 'kg' | 'ml' | 'l' | 'ounce' | 'pound' | 'tsp' | 'tbsp' | 'cup' | 'quart' | 'gallon'}`

const measureUnitKeys = new Map<string, MeasureUnitKey>(
  Object.entries({
    g: 'measure.g',
    kg: 'measure.kg',
    ml: 'measure.ml',
    l: 'measure.l',
    ounce: 'measure.ounce',
    pound: 'measure.pound',
    tsp: 'measure.tsp',
    tbsp: 'measure.tbsp',
    us_cup: 'measure.cup',
    quart: 'measure.quart',
    gallon: 'measure.gallon',
  }),
)
