import { useNavigate } from '@tanstack/react-router'
import { cn } from '#web/lib/cn.ts'
import { type CivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { isOnDay, type Meal, mealName } from '../board/meal.rows.ts'
import type { PlanSection } from '../board/plan-range.ts'
import { useSectionTitle } from '../board/section-title.tsx'
import { daysOfWeek } from '../board/week-days.ts'

interface YearGridProps {
  sections: readonly PlanSection[]
  today: CivilDate
  meals: readonly Meal[]
}

/** An overview: a day is marked where something is planned, and leads to its week. */
export function YearGrid({ sections, today, meals }: YearGridProps) {
  const titleOf = useSectionTitle()
  return (
    <div className="mt-3 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {sections.map((section) => (
        <section key={section.key} aria-label={titleOf(section, 'year')}>
          <h2 className="mb-1.5 font-title font-semibold">{titleOf(section, 'year')}</h2>
          <MonthOverview days={section.days} today={today} meals={meals} />
        </section>
      ))}
    </div>
  )
}

function MonthOverview({
  days,
  today,
  meals,
}: {
  days: readonly CivilDate[]
  today: CivilDate
  meals: readonly Meal[]
}) {
  const t = useTranslations('plan')
  const { date } = useFormat()
  const navigate = useNavigate({ from: '/plan' })
  const [firstWeekday] = useDeviceSetting('mealplan_startingDayOfWeek')
  const [, setPeriod] = useDeviceSetting('mealplan_displayPeriod')
  const [first = ''] = days
  const week = daysOfWeek(first, firstWeekday)
  const weekday = new Intl.DateTimeFormat(localeOf(useLanguage()), { weekday: 'narrow' })
  const openWeek = (day: CivilDate) => {
    setPeriod('week')
    void navigate({ search: { week: day } })
  }
  return (
    <div className="grid grid-cols-7 gap-0.5">
      {week.map((day) => (
        <p key={day} aria-hidden className="pb-1 text-center text-xs text-muted">
          {weekday.format(civilToDate(day))}
        </p>
      ))}
      {days.map((day, index) => {
        const planned = meals.filter((meal) => isOnDay(meal, day))
        const name = date(civilToDate(day), 'day')
        const what = planned.length > 0 ? planned.map(mealName).join(', ') : t('meal.nothing')
        return (
          <button
            key={day}
            type="button"
            aria-label={`${name}: ${what}`}
            aria-current={day === today ? 'date' : undefined}
            title={what}
            style={index === 0 ? { gridColumnStart: week.indexOf(first) + 1 } : undefined}
            onClick={() => openWeek(day)}
            className={cn(
              'flex min-h-9 flex-col items-center justify-center rounded-sm text-sm numbers hover:bg-primary-soft pointer-coarse:min-h-11',
              day === today && 'bg-primary-strong font-semibold text-on-primary hover:text-ink',
              planned.length > 0 && day !== today && 'bg-primary/30 font-semibold',
            )}
          >
            {Number(day.slice(8))}
          </button>
        )
      })}
    </div>
  )
}
