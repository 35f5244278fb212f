import type { KeptAnswer } from './kept-store.ts'

interface KeptMeal {
  id: number
  from_date: string
  to_date: string
}

const path = '/api/meal-plan/'

/** The days asked for, put together from the weeks that are kept; null where none of them is known. */
export function keptMeals(answers: readonly KeptAnswer[], query: URLSearchParams) {
  const [from, to] = rangeOf(query)
  const weeks = answers.flatMap((answer) => {
    const [start, search = ''] = answer.path.split('?')
    if (start !== path) return []
    const [first, last] = rangeOf(new URLSearchParams(search))
    // Answers under this path are pages of meals.
    return first <= to && from <= last ? [{ first, last, meals: (answer.data as { results: KeptMeal[] }).results }] : []
  })
  if (weeks.length === 0) return null
  const byId = new Map<number, KeptMeal>()
  // The latest last: what it does not have of its days is gone.
  for (const { first, last, meals } of weeks.toReversed()) {
    for (const meal of byId.values()) if (touches(meal, first, last)) byId.delete(meal.id)
    for (const meal of meals) byId.set(meal.id, meal)
  }
  const results = [...byId.values()].filter((meal) => touches(meal, from, to))
  return { count: results.length, next: null, previous: null, results }
}

const rangeOf = (query: URLSearchParams): readonly [string, string] => [
  query.get('from_date') ?? '',
  query.get('to_date') ?? '9999',
]

const touches = ({ from_date, to_date }: KeptMeal, from: string, to: string) =>
  from_date.slice(0, 10) <= to && from <= (to_date || from_date).slice(0, 10)
