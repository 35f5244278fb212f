import { useMemo } from 'react'
import type { AmountRange } from '#worker/modules/amounts/amount-range.ts'
import { formatLocalAmount, formatLocalRange } from './format-amount.ts'
import { type DateStyle, formatDate, formatMinutes, formatRelative } from './format-time.ts'
import { localeOf, useLanguage } from '../i18n/language.ts'
import { useDisplayPreference } from '../preferences/use-preference.ts'

export function useFormat() {
  const language = localeOf(useLanguage())
  const { use_fractions: fractions, ingredient_decimals: decimals } = useDisplayPreference()
  return useMemo(
    () => ({
      amount: (value: number) => formatLocalAmount(value, { fractions, decimals, language }),
      range: (value: AmountRange) => formatLocalRange(value, { fractions, decimals, language }),
      number: (value: number, options?: Intl.NumberFormatOptions) =>
        new Intl.NumberFormat(language, options).format(value),
      minutes: (value: number) => formatMinutes(value, language),
      date: (value: Date, style: DateStyle = 'date') => formatDate(value, style, language),
      relative: (value: Date) => formatRelative(value, new Date(), language),
      list: (values: readonly string[]) => new Intl.ListFormat(language).format(values),
    }),
    [language, fractions, decimals],
  )
}
