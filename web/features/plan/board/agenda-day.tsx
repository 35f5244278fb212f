import { useDroppable } from '@dnd-kit/core'
import { Plus } from 'lucide-react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { cn } from '#web/lib/cn.ts'
import { addDays, type CivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { AgendaMeal } from './agenda-meal.tsx'
import { slotId } from './drag.ts'
import type { Meal } from './meal.rows.ts'

interface AgendaDayProps {
  day: CivilDate
  today: CivilDate
  meals: readonly Meal[]
  /** An empty day then takes one line: there are many. */
  isDense: boolean
  onAdd: (day: CivilDate) => void
  onOpen: (meal: Meal) => void
}

/** A meal dropped here keeps its kind. */
export function AgendaDay({ day, today, meals, isDense, onAdd, onOpen }: AgendaDayProps) {
  const t = useTranslations('plan')
  const { date } = useFormat()
  const place = { day, kind: null }
  const { setNodeRef, isOver } = useDroppable({ id: slotId(place), data: { place } })
  const label = t('cell.addDay', { day: date(civilToDate(day), 'day') })
  const id = `day-${day}`
  const isToday = day === today
  const near = isToday ? t('agenda.today') : day === addDays(today, 1) ? t('agenda.tomorrow') : null
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      className={cn(
        'rounded-lg transition-colors duration-150',
        isOver && 'bg-primary/25 outline-2 outline-primary-strong',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} aria-current={isToday ? 'date' : undefined} className="flex items-baseline gap-2">
          <span
            className={cn(
              'font-title text-lg font-semibold first-letter:uppercase',
              isToday && 'text-secondary-strong',
            )}
          >
            {near ?? date(civilToDate(day), 'weekday')}
          </span>
          <span className="text-sm text-muted">{date(civilToDate(day), near ? 'day' : 'short')}</span>
        </h2>
        <IconButton label={label} icon={<Plus />} onClick={() => onAdd(day)} />
      </div>
      {meals.length > 0 ? (
        <ul className="mt-1 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-low">
          {meals.map((meal) => (
            <AgendaMeal key={meal.id} meal={meal} day={day} onOpen={onOpen} />
          ))}
        </ul>
      ) : isDense ? null : (
        <p className="mt-1 rounded-lg border border-dashed border-line px-4 py-3 text-sm text-muted">
          {t('meal.nothing')}
        </p>
      )}
    </section>
  )
}
