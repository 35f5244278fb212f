import { useMemo } from 'react'
import type { AmountRange } from '#worker/modules/amounts/amount-range.ts'
import { localAmount, localRange } from './format-amount.ts'
import { type DateStyle, formatDate, formatMinutes, formatRelative } from './format-time.ts'
import { localeOf, useLanguage } from '../words/language.ts'
import { useVisibleAs } from '../use-preference.ts'

/** The formatters of the person's language and preferences: `const { amount, minutes, date, number } = useFormat()`. */
export function useFormat() {
  const language = localeOf(useLanguage())
  const { use_fractions: fractions, ingredient_decimals: decimals } = useVisibleAs()
  return useMemo(
    () => ({
      amount: (value: number) => localAmount(value, { fractions, decimals, language }),
      range: (value: AmountRange) => localRange(value, { fractions, decimals, language }),
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
