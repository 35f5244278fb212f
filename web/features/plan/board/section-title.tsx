import { addDays, type CivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { PlanPeriod, PlanSection } from './plan-range.ts'
import { weekNumber } from './week-days.ts'

/** "Week 49", the dates of a week, or the name of a month. */
export function useSectionTitle() {
  const t = useTranslations('plan')
  const locale = localeOf(useLanguage())
  const [withNumber] = useDeviceSetting('mealplan_displayWeekNumbers')
  return ({ days }: PlanSection, period: PlanPeriod): string => {
    const [first = ''] = days
    if (period === 'month' || period === 'year') return monthName(first, locale)
    const range = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).formatRange(
      civilToDate(first),
      civilToDate(addDays(first, 6)),
    )
    // The fourth day decides, whichever day the week starts on.
    const number = withNumber ? t('week', { number: String(weekNumber(addDays(first, 3))) }) : ''
    return [number, range].filter(Boolean).join(' · ')
  }
}

const monthName = (day: CivilDate, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(civilToDate(day))
