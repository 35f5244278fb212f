import { useMemo } from 'react'
import { localeOf, useLanguage } from '#web/lib/words/language.ts'
import { useVisibleAs } from '#web/lib/use-preference.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { UnitChoice } from './measure-ingredient.ts'
import { wordingOf } from './ingredient-wording.ts'
import { measureName } from './measure-name.ts'

/** The wording of the person's language and preferences. */
export function useWording(factor: number, units: UnitChoice) {
  const t = useWords('recipes')
  const locale = localeOf(useLanguage())
  const { use_fractions: fractions, ingredient_decimals: decimals } = useVisibleAs()
  return useMemo(
    () =>
      wordingOf({
        serving: { factor, units },
        fractions,
        decimals,
        locale,
        unitName: (unit, amount) => measureName(unit, amount, t),
      }),
    [factor, units, fractions, decimals, locale, t],
  )
}
