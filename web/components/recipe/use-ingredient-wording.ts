import { useMemo } from 'react'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { useDisplayPreference } from '#web/lib/preferences/use-preference.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { UnitChoice } from './measure-ingredient.ts'
import { ingredientWording } from './ingredient-wording.ts'
import { measureUnitName } from './measure-unit-name.ts'

export function useIngredientWording(factor: number, units: UnitChoice) {
  const t = useTranslations('recipes')
  const locale = localeOf(useLanguage())
  const { use_fractions: fractions, ingredient_decimals: decimals } = useDisplayPreference()
  return useMemo(
    () =>
      ingredientWording({
        serving: { factor, units },
        fractions,
        decimals,
        locale,
        unitName: (unit, amount) => measureUnitName(unit, amount, t),
      }),
    [factor, units, fractions, decimals, locale, t],
  )
}
