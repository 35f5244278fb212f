import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { cn } from '#web/lib/cn.ts'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { AgendaDay } from './agenda-day.tsx'
import type { MealKind } from '../types/meal-kind.ts'
import { isOnDay, type Meal } from './meal.rows.ts'

interface AgendaProps {
  days: readonly CivilDate[]
  today: CivilDate
  kinds: readonly MealKind[]
  meals: readonly Meal[]
  onAdd: (day: CivilDate) => void
  onOpen: (meal: Meal) => void
}

export function Agenda({ days, today, kinds, meals, onAdd, onOpen }: AgendaProps) {
  const t = useTranslations('plan')
  const [isOpen, setOpen] = useState(false)
  const isNow = days.includes(today)
  const earlier = isNow ? days.filter((day) => day < today) : []
  const on = (day: CivilDate) =>
    sortByKind(
      meals.filter((meal) => isOnDay(meal, day)),
      kinds,
    )
  const dayOf = (day: CivilDate) => (
    <AgendaDay key={day} day={day} today={today} meals={on(day)} onAdd={onAdd} onOpen={onOpen} />
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
            {t('agenda.earlier')}
            <span className="font-normal">
              {t('agenda.earlierMeals', {
                count: meals.filter((meal) => earlier.some((day) => isOnDay(meal, day))).length,
              })}
            </span>
          </button>
          {/* Folded days do not render, or meals could be dropped on them. */}
          {isOpen ? <div className="mt-3 flex flex-col gap-6">{earlier.map(dayOf)}</div> : null}
        </div>
      ) : null}
      {days.filter((day) => !earlier.includes(day)).map(dayOf)}
    </div>
  )
}

const sortByKind = (meals: readonly Meal[], kinds: readonly MealKind[]) => {
  const place = ({ meal_type: { id, name } }: Meal) =>
    kinds.findIndex((kind) => (kind.id === null ? kind.name === name : kind.id === id))
  return meals.toSorted((one, other) => place(one) - place(other) || one.id - other.id)
}
