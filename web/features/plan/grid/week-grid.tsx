import { cn } from '#web/lib/cn.ts'
import { type CivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { columnsOf, GridRow } from './grid-row.tsx'
import { type MealKind, mealKindKey } from '../types/meal-kind.ts'
import type { Meal } from '../board/meal.rows.ts'

interface WeekGridProps {
  days: readonly CivilDate[]
  today: CivilDate
  kinds: readonly MealKind[]
  meals: readonly Meal[]
  onAdd: (day: CivilDate, kind: MealKind) => void
  onOpen: (meal: Meal) => void
  /** The days stay in view; several grids would push each other away. */
  isSticky?: boolean
}

export function WeekGrid({ days, today, kinds, meals, onAdd, onOpen, isSticky = true }: WeekGridProps) {
  const { date } = useFormat()
  return (
    <div>
      <div
        style={columnsOf(days)}
        className={cn(
          'grid gap-2 py-2 print:static print:py-0',
          isSticky && 'sticky top-0 z-20 bg-page/95 backdrop-blur-xs',
        )}
      >
        {days.map((day) => (
          <h2
            key={day}
            aria-current={day === today ? 'date' : undefined}
            className={cn(
              'rounded-md px-2.5 py-1.5 text-sm',
              day === today && 'bg-primary-strong text-on-primary print:bg-transparent print:text-ink',
            )}
          >
            <span className="font-semibold max-xl:block">{date(civilToDate(day), 'weekday')}</span>{' '}
            <time dateTime={day} className={cn('whitespace-nowrap numbers', day !== today && 'text-muted')}>
              {date(civilToDate(day), 'short')}
            </time>
          </h2>
        ))}
      </div>
      {kinds.map((kind) => (
        <GridRow
          key={mealKindKey(kind)}
          kind={kind}
          days={days}
          today={today}
          meals={meals}
          onAdd={onAdd}
          onOpen={onOpen}
        />
      ))}
    </div>
  )
}
