import { type CivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useFormat } from '#web/lib/format/format.ts'
import type { MealKind } from '../types/meal-kind.ts'
import { isOnDay, type Meal } from '../board/meal.rows.ts'
import { MonthCell } from './month-cell.tsx'
import { sortByKind } from '../board/sort-by-kind.ts'
import { daysOfWeek } from '../board/week-days.ts'

interface MonthGridProps {
  days: readonly CivilDate[]
  today: CivilDate
  kinds: readonly MealKind[]
  meals: readonly Meal[]
  onAdd: (day: CivilDate) => void
  onOpen: (meal: Meal) => void
}

export function MonthGrid({ days, today, kinds, meals, onAdd, onOpen }: MonthGridProps) {
  const { date } = useFormat()
  const [firstWeekday] = useDeviceSetting('mealplan_startingDayOfWeek')
  const [first = ''] = days
  const week = daysOfWeek(first, firstWeekday)
  return (
    <div className="grid grid-cols-7 gap-2">
      {week.map((day) => (
        <p key={day} aria-hidden className="px-1 text-sm font-semibold text-muted">
          {date(civilToDate(day), 'weekday')}
        </p>
      ))}
      {days.map((day, index) => (
        <MonthCell
          key={day}
          day={day}
          column={index === 0 ? week.indexOf(first) + 1 : undefined}
          isToday={day === today}
          isWeekStart={index === 0 || day === daysOfWeek(day, firstWeekday)[0]}
          meals={sortByKind(
            meals.filter((meal) => isOnDay(meal, day)),
            kinds,
          )}
          onAdd={onAdd}
          onOpen={onOpen}
        />
      ))}
    </div>
  )
}
