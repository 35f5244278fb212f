import { type CivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'

/** "23–29 November 2026". */
export function useDateRange(from: CivilDate, to: CivilDate): string {
  const locale = localeOf(useLanguage())
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).formatRange(civilToDate(from), civilToDate(to))
}
