import { ChevronDown } from 'lucide-react'
import type { CivilDate } from '#web/lib/civil.date.ts'
import { useWords } from '#web/lib/words.ts'
import { AgendaDay } from './agenda.day.tsx'
import type { Kind } from './kind.ts'
import { isOn, type Meal } from './meal.rows.ts'

interface AgendaProps {
  days: readonly CivilDate[]
  today: CivilDate
  kinds: readonly Kind[]
  meals: readonly Meal[]
  onAdd: (day: CivilDate) => void
  onOpen: (meal: Meal) => void
}

/** The week from above to below, today first: what lies behind is folded away. */
export function Agenda({ days, today, kinds, meals, onAdd, onOpen }: AgendaProps) {
  const t = useWords('plan')
  const isNow = days.includes(today)
  const earlier = isNow ? days.filter((day) => day < today) : []
  const on = (day: CivilDate) =>
    inOrder(
      meals.filter((meal) => isOn(meal, day)),
      kinds,
    )
  const dayOf = (day: CivilDate) => (
    <AgendaDay key={day} day={day} today={today} meals={on(day)} onAdd={onAdd} onOpen={onOpen} />
  )
  return (
    <div className="flex flex-col gap-6 md:grid md:grid-cols-2 md:items-start">
      {earlier.length > 0 ? (
        <details className="group md:col-span-2">
          <summary className="flex min-h-11 list-none items-center gap-2 text-sm font-medium text-muted">
            <ChevronDown
              aria-hidden
              className="size-4 -rotate-90 transition-transform group-open:rotate-0 rtl:rotate-90"
            />
            {t('agenda.earlier')}
            <span className="font-normal">
              {t('agenda.earlierMeals', {
                count: meals.filter((meal) => earlier.some((day) => isOn(meal, day))).length,
              })}
            </span>
          </summary>
          <div className="mt-3 flex flex-col gap-6">{earlier.map(dayOf)}</div>
        </details>
      ) : null}
      {days.filter((day) => !earlier.includes(day)).map(dayOf)}
    </div>
  )
}

const inOrder = (meals: readonly Meal[], kinds: readonly Kind[]) => {
  const place = ({ meal_type: { id, name } }: Meal) =>
    kinds.findIndex((kind) => (kind.id === null ? kind.name === name : kind.id === id))
  return meals.toSorted((one, other) => place(one) - place(other) || one.id - other.id)
}
