import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import { mealsQuery } from '../plan.queries.ts'
import type { Meal } from './meal.rows.ts'
import type { PlanSection } from './plan-range.ts'

const minDaysAhead = 7
/** Others plan too. An unchanged week costs an answer without a body. */
const live = { refetchInterval: 25_000, refetchOnWindowFocus: 'always' } as const

/** With `today`, the last section continues until seven days lie ahead: on a Saturday, the Sunday is not enough. */
export function useShownMeals(sections: readonly PlanSection[], today: CivilDate | null) {
  const first = sections[0]?.days[0] ?? ''
  const last = sections.at(-1)?.days.at(-1) ?? ''
  const wanted = today !== null && first <= today && today <= last ? addDays(today, minDaysAhead - 1) : last
  const { data } = useSuspenseQuery({ ...mealsQuery(first, last), ...live })
  const isLonger = wanted > last
  const { data: more } = useQuery({ ...mealsQuery(addDays(last, 1), wanted), ...live, enabled: isLonger })
  if (!isLonger) return { sections, meals: data.results }
  return {
    sections: sections.map((section, index) =>
      index === sections.length - 1 ? { ...section, days: [...section.days, ...daysBetween(last, wanted)] } : section,
    ),
    meals: more ? mergeMeals(data.results, more.results) : data.results,
  }
}

/** Without the first day. */
function daysBetween(first: CivilDate, last: CivilDate): CivilDate[] {
  const days: CivilDate[] = []
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** A meal may touch both. */
const mergeMeals = (one: readonly Meal[], other: readonly Meal[]): Meal[] => [
  ...new Map([...one, ...other].map((meal) => [meal.id, meal])).values(),
]
