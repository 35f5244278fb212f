import { useQueries } from '@tanstack/react-query'
import { bookRecipesQuery } from '#web/components/books/books.queries.ts'

export const recipesPerCall = 50

export const firstRecipesQuery = (book: number) => bookRecipesQuery(book, 1, recipesPerCall)

/** The recipes at some places of a book, from 1, and no more calls than these need. Undefined while one loads. */
export function useBookRecipes(book: number, places: readonly number[]) {
  const calls = [...new Set(places.filter((place) => place > 0).map(callOf))]
  const answers = useQueries({ queries: calls.map((page) => bookRecipesQuery(book, page, recipesPerCall)) })
  return {
    recipeAt: (place: number) => answers[calls.indexOf(callOf(place))]?.data?.results[(place - 1) % recipesPerCall],
    error: answers.find(({ error }) => error)?.error ?? null,
    retry: () => void Promise.all(answers.map(({ refetch }) => refetch())),
  }
}

const callOf = (place: number) => Math.floor((place - 1) / recipesPerCall) + 1
