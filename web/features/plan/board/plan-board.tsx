import { Fragment, type ReactNode } from 'react'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import type { MealKind } from '../types/meal-kind.ts'
import { Agenda } from './agenda.tsx'
import type { Meal } from './meal.rows.ts'
import { MonthGrid } from '../grid/month-grid.tsx'
import type { PlanPeriod, PlanSection } from './plan-range.ts'
import { useSectionTitle } from './section-title.tsx'
import { useIsWideBoard } from './use-board-width.ts'
import { WeekGrid } from '../grid/week-grid.tsx'
import { YearGrid } from '../grid/year-grid.tsx'

interface PlanBoardProps {
  period: PlanPeriod
  sections: readonly PlanSection[]
  today: CivilDate
  kinds: readonly MealKind[]
  meals: readonly Meal[]
  onAdd: (day: CivilDate, kind?: MealKind) => void
  onOpen: (meal: Meal) => void
  /** Behind the first section, or above a list of days: where it is seen. */
  empty: ReactNode
}

/** Columns and rows where there is room for them, else a list of days. */
export function PlanBoard({ period, sections, empty, ...shown }: PlanBoardProps) {
  const isWide = useIsWideBoard()
  const titleOf = useSectionTitle()
  if (period === 'year')
    return (
      <>
        <YearGrid {...shown} sections={sections} />
        {empty}
      </>
    )
  if (!isWide)
    return (
      <>
        {empty}
        <Agenda {...shown} period={period} sections={sections} />
      </>
    )
  const isTitled = period === 'month' || sections.length > 1
  return sections.map((section, index) => (
    <Fragment key={section.key}>
      <section aria-label={titleOf(section, period)} className="not-first:mt-10">
        {isTitled ? <h2 className="mb-1 font-title text-lg font-semibold">{titleOf(section, period)}</h2> : null}
        {period === 'month' ? (
          <MonthGrid {...shown} days={section.days} />
        ) : (
          <WeekGrid {...shown} days={section.days} isSticky={sections.length === 1} />
        )}
      </section>
      {index === 0 ? empty : null}
    </Fragment>
  ))
}
