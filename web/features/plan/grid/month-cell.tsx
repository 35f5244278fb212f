import { useDroppable } from '@dnd-kit/core'
import { Plus } from 'lucide-react'
import { cn } from '#web/lib/cn.ts'
import { addDays, type CivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { slotId } from '../board/drag.ts'
import type { Meal } from '../board/meal.rows.ts'
import { MonthMeal } from './month-meal.tsx'
import { weekNumber } from '../board/week-days.ts'

interface MonthCellProps {
  day: CivilDate
  /** Of the first day; the others follow. */
  column: number | undefined
  isToday: boolean
  isWeekStart: boolean
  meals: readonly Meal[]
  onAdd: (day: CivilDate) => void
  onOpen: (meal: Meal) => void
}

/** A meal dropped here keeps its kind. */
export function MonthCell({ day, column, isToday, isWeekStart, meals, onAdd, onOpen }: MonthCellProps) {
  const t = useTranslations('plan')
  const { date } = useFormat()
  const [withNumber] = useDeviceSetting('mealplan_displayWeekNumbers')
  const place = { day, kind: null }
  const { setNodeRef, isOver } = useDroppable({ id: slotId(place), data: { place } })
  const label = t('cell.addDay', { day: date(civilToDate(day), 'day') })
  return (
    <section
      ref={setNodeRef}
      aria-label={date(civilToDate(day), 'day')}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      className={cn(
        'group/cell flex min-h-28 min-w-0 flex-col rounded-md p-1 transition-colors duration-150',
        isToday ? 'bg-primary-soft' : 'bg-sunken/60',
        isOver && 'bg-primary/35 outline-2 outline-primary-strong',
      )}
    >
      <div className="flex items-center justify-between gap-1">
        <p className="flex items-baseline gap-2 ps-1 text-sm">
          <time
            dateTime={day}
            aria-current={isToday ? 'date' : undefined}
            className={cn(
              'numbers',
              isToday &&
                'rounded-full bg-primary-strong px-1.5 font-semibold text-on-primary print:bg-transparent print:text-ink',
            )}
          >
            {Number(day.slice(8))}
          </time>
          {withNumber && isWeekStart ? (
            <span className="truncate text-xs text-muted">
              {t('week', { number: String(weekNumber(addDays(day, 3))) })}
            </span>
          ) : null}
        </p>
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={() => onAdd(day)}
          className="grid size-8 place-items-center rounded-md text-muted opacity-0 transition-opacity group-hover/cell:opacity-100 focus-visible:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-60"
        >
          <Plus aria-hidden className="size-4" />
        </button>
      </div>
      {meals.length > 0 ? (
        <ul className="flex flex-col gap-1">
          {meals.map((meal) => (
            <MonthMeal key={meal.id} meal={meal} day={day} onOpen={onOpen} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}
