import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import type { Meal } from './meal.rows.ts'
import { weekQuery } from '../plan.queries.ts'

/** Others plan too. An unchanged week costs an answer without a body. */
const live = { refetchInterval: 25_000, refetchOnWindowFocus: 'always' } as const

/** With `today`, the week continues until seven days lie ahead: on a Saturday, the Sunday is not enough. */
export function useVisibleDays(week: readonly CivilDate[], today: CivilDate | null) {
  const [first = ''] = week
  const { data } = useSuspenseQuery({ ...weekQuery(first), ...live })
  const extended = today !== null && week.includes(today) ? extendWeek(week, today) : week
  const isLonger = extended.length > week.length
  const { data: next } = useQuery({ ...weekQuery(addDays(first, 7)), ...live, enabled: isLonger })
  return { days: extended, meals: isLonger && next ? mergeMeals(data.results, next.results) : data.results }
}

const minDaysAhead = 7

const extendWeek = (week: readonly CivilDate[], today: CivilDate): CivilDate[] => [
  ...week.filter((day) => day < today),
  ...Array.from({ length: minDaysAhead }, (_, index) => addDays(today, index)),
]

/** A meal may touch both weeks. */
const mergeMeals = (one: readonly Meal[], other: readonly Meal[]): Meal[] => [
  ...new Map([...one, ...other].map((meal) => [meal.id, meal])).values(),
]
