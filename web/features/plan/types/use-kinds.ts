import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { type Kind, mealKindsFor } from './kind.ts'
import type { Meal } from '../board/meal.rows.ts'
import { typesQuery } from '../plan.queries.ts'

const usual = [
  { name: 'usual.breakfast', time: '08:00:00', color: '#eaaa21' },
  { name: 'usual.lunch', time: '12:30:00', color: '#82aa8b' },
  { name: 'usual.dinner', time: '18:30:00', color: '#b55e4f' },
] as const

/** The meals of the day; in a space that has none, the usual three, which the first planned meal makes. */
export function useKinds(meals: readonly Meal[]): readonly Kind[] {
  const t = useWords('plan')
  const { data } = useQuery(typesQuery)
  return useMemo(() => {
    const offered = usual.map(({ name, ...more }, order): Kind => ({
      ...more,
      id: null,
      name: t(name),
      order,
      isUsual: false,
    }))
    return mealKindsFor(data?.results ?? [], meals, offered)
  }, [data, meals, t])
}
