import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { foodsQuery, foundBooksQuery, recipesQuery } from './names.queries.ts'

/** Milliseconds without a key after which the server is asked. */
const pause = 150

/** What the server finds for this text, and nothing that it found for another. */
export function useFoundNames(text: string) {
  const settled = useSettled(text)
  const enabled = settled.length > 1
  const recipes = useQuery({ ...recipesQuery(settled), enabled })
  const foods = useQuery({ ...foodsQuery(settled), enabled })
  const books = useQuery({ ...foundBooksQuery(settled), enabled })
  const rowsOf = <Row>({
    data,
    isPlaceholderData,
  }: {
    data: { results: Row[] } | undefined
    isPlaceholderData: boolean
  }) => (settled === text && enabled && !isPlaceholderData ? (data?.results ?? []) : [])
  return {
    recipes: rowsOf(recipes),
    foods: rowsOf(foods),
    books: rowsOf(books),
    isPending: text.length > 1 && (settled !== text || recipes.isFetching),
  }
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
