import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { addDays, toCivilDate, type CivilDate } from '#web/lib/format/civil-date.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { DayCard } from './day.card.tsx'
import { weekDayCount, homeWeekQuery } from './home.queries.ts'
import { compareMealTypes } from '#worker/modules/meal-plans/compare-meal-types.ts'
import type { MealRow } from './home.rows.ts'

export function Week({ from }: { from: Date }) {
  const t = useTranslations('home')
  const first = toCivilDate(from)
  const { data, error, refetch } = useQuery(homeWeekQuery(first))
  const days = Array.from({ length: weekDayCount }, (_, index) => addDays(first, index))
  return (
    <section aria-label={t('week.title')}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="font-title text-xl font-semibold">{t('week.title')}</h2>
        <Link
          to="/plan"
          className="thumb text-sm font-medium text-primary-strong underline decoration-primary underline-offset-4"
        >
          {t('week.all')}
        </Link>
      </div>
      {error && !data ? (
        <LazyErrorState error={error} retry={() => void refetch()} />
      ) : (
        <ol className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 sm:-mx-8 sm:scroll-px-8 sm:px-8 xl:mx-0 xl:grid xl:grid-cols-[1.7fr_repeat(6,1fr)] xl:overflow-visible xl:px-0">
          {days.map((day, index) => (
            <DayCard key={day} day={day} isToday={index === 0} meals={data && mealsOn(data.results, day)} />
          ))}
        </ol>
      )}
    </section>
  )
}

export const mealsOn = (meals: readonly MealRow[], day: CivilDate): MealRow[] =>
  meals
    .filter((meal) => isOn(meal, day))
    .sort((one, other) => compareMealTypes(one.meal_type, other.meal_type) || one.id - other.id)

/** The first ten characters of a meal's dates are the civil day; the zone is ignored. */
const isOn = (meal: MealRow, day: CivilDate) =>
  meal.from_date.slice(0, 10) <= day && day <= (meal.to_date || meal.from_date).slice(0, 10)
