import { useMemo } from 'react'
import { type CivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { GridCell } from './grid-cell.tsx'
import { hasMealKind, type MealKind } from '../types/meal-kind.ts'
import { MealCard } from '../board/meal.card.tsx'
import type { Meal } from '../board/meal.rows.ts'
import { freeLanes, assignLanes } from './assign-lanes.ts'

interface GridRowProps {
  kind: MealKind
  days: readonly CivilDate[]
  today: CivilDate
  meals: readonly Meal[]
  onAdd: (day: CivilDate, kind: MealKind) => void
  onOpen: (meal: Meal) => void
}

export const columnsOf = (days: readonly CivilDate[]) => ({
  gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))`,
})

export function GridRow({ kind, days, today, meals, onAdd, onOpen }: GridRowProps) {
  const placed = useMemo(
    () =>
      assignLanes(
        meals.filter((meal) => hasMealKind(meal, kind)),
        days,
      ),
    [meals, kind, days],
  )
  const free = freeLanes(placed, days)
  const lanes = Math.max(0, ...free)
  const { date } = useFormat()
  const [first = ''] = days
  return (
    <section
      // Several weeks below each other have the same kinds.
      aria-label={`${kind.name}, ${date(civilToDate(first), 'short')}`}
      className="mt-4 print:mt-2 print:break-inside-avoid"
    >
      <h3 className="mb-1.5 flex items-center gap-2 text-sm font-semibold">
        <span aria-hidden className="size-2.5 rounded-full bg-edge" style={{ background: kind.color || undefined }} />
        <bdi>{kind.name}</bdi>
        {kind.time ? <span className="font-normal text-muted numbers">{kind.time.slice(0, 5)}</span> : null}
      </h3>
      <div
        className="grid gap-2"
        style={{
          ...columnsOf(days),
          gridTemplateRows: lanes > 0 ? `repeat(${lanes}, auto) minmax(2rem, 1fr)` : '4rem',
        }}
      >
        {days.map((day, column) => (
          <GridCell
            key={day}
            day={day}
            kind={kind}
            column={column}
            below={free[column] ?? 0}
            isToday={day === today}
            onAdd={onAdd}
          />
        ))}
        {placed.map(({ meal, column, days: span, lane }) => (
          <div
            key={meal.id}
            style={{ gridColumn: `${column + 1} / span ${span}`, gridRow: lane + 1 }}
            className="@container z-2 min-w-0 px-1.5 pt-1.5"
          >
            <MealCard meal={meal} place={days[column] ?? ''} onOpen={onOpen} />
          </div>
        ))}
      </div>
    </section>
  )
}
