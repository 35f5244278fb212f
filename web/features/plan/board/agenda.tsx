import { ChevronDown } from 'lucide-react'
import { Fragment, useState } from 'react'
import { cn } from '#web/lib/cn.ts'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { AgendaDay } from './agenda-day.tsx'
import type { MealKind } from '../types/meal-kind.ts'
import { isOnDay, type Meal } from './meal.rows.ts'
import type { PlanPeriod, PlanSection } from './plan-range.ts'
import { useSectionTitle } from './section-title.tsx'
import { sortByKind } from './sort-by-kind.ts'

/** A week that goes on until seven days lie ahead. */
const maxRoomyDays = 13

interface AgendaProps {
  period: PlanPeriod
  sections: readonly PlanSection[]
  today: CivilDate
  kinds: readonly MealKind[]
  meals: readonly Meal[]
  onAdd: (day: CivilDate) => void
  onOpen: (meal: Meal) => void
}

export function Agenda({ period, sections, today, kinds, meals, onAdd, onOpen }: AgendaProps) {
  const t = useTranslations('plan')
  const [isOpen, setOpen] = useState(false)
  const titleOf = useSectionTitle()
  const days = sections.flatMap((section) => section.days)
  const isDense = days.length > maxRoomyDays
  const isNow = days.includes(today)
  const earlier = isNow ? days.filter((day) => day < today) : []
  const past = meals.filter((meal) => earlier.some((day) => isOnDay(meal, day))).length
  const on = (day: CivilDate) =>
    sortByKind(
      meals.filter((meal) => isOnDay(meal, day)),
      kinds,
    )
  const dayOf = (day: CivilDate) => (
    <AgendaDay key={day} day={day} today={today} meals={on(day)} isDense={isDense} onAdd={onAdd} onOpen={onOpen} />
  )
  return (
    <div className="flex flex-col gap-6 md:grid md:grid-cols-2 md:items-start print:grid print:grid-cols-4 print:gap-4">
      {earlier.length > 0 ? (
        <div className="md:col-span-2">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 items-center gap-2 rounded-md pe-3 text-sm font-medium text-muted"
          >
            <ChevronDown
              aria-hidden
              className={cn('size-4 transition-transform duration-150', isOpen || '-rotate-90 rtl:rotate-90')}
            />
            {t(period === 'month' ? 'agenda.earlierMonth' : 'agenda.earlier')}
            {past > 0 ? <span className="font-normal">{t('agenda.earlierMeals', { count: past })}</span> : null}
          </button>
          {/* Folded days do not render, or meals could be dropped on them. */}
          {isOpen ? <div className="mt-3 flex flex-col gap-6">{earlier.map(dayOf)}</div> : null}
        </div>
      ) : null}
      {sections.map((section) => (
        <Fragment key={section.key}>
          {sections.length > 1 ? (
            <p className="-mb-2 text-sm font-semibold text-muted md:col-span-2">{titleOf(section, period)}</p>
          ) : null}
          {section.days.filter((day) => !earlier.includes(day)).map(dayOf)}
        </Fragment>
      ))}
    </div>
  )
}
