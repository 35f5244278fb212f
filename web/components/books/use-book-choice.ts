import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#web/lib/api/session.ts'
import type { BookRow } from './book.rows.ts'
import { bookEntriesQuery, booksQuery, type BookChanges } from './books.queries.ts'
import { lastBooks } from './last-books.ts'

/** Of many recipes nobody knows which books they are in already, so that a tick only puts them in. */
export function useBookChoice(recipes: readonly { id: number }[]) {
  const me = useSession().user.id
  const books = useQuery(booksQuery)
  const only = recipes.length === 1 ? recipes[0] : undefined
  const entries = useQuery({ ...bookEntriesQuery(only?.id ?? 0), enabled: only !== undefined })
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [named, setNamed] = useState<readonly string[]>([])
  const [last] = useState(lastBooks.get)
  const own = books.data?.results.filter(({ created_by }) => created_by?.id === me)
  const entryIn = new Map(only ? entries.data?.results.map(({ id, book }) => [book, id]) : [])
  const isIn = (book: number) => ticks.get(book) ?? entryIn.has(book)
  const changes: BookChanges = {
    into: [...ticks].flatMap(([book, ticked]) => (ticked && !entryIn.has(book) ? [book] : [])),
    named,
    outOf: [...ticks].flatMap(([book, ticked]) => (ticked ? [] : (entryIn.get(book) ?? []))),
  }
  return {
    books: own && lastFirst(own, last),
    last,
    error: books.error ?? entries.error,
    isPending: books.isPending || (only !== undefined && entries.isPending),
    retry: () => void Promise.all([books.refetch(), only && entries.refetch()]),
    isIn,
    tick: (book: number, ticked: boolean) => setTicks(new Map([...ticks, [book, ticked]])),
    named,
    name: (title: string) => setNamed([...named, title]),
    unname: (title: string) => setNamed(named.filter((one) => one !== title)),
    changes,
    isChanged: changes.into.length + changes.named.length + changes.outOf.length > 0,
  }
}

const lastFirst = (books: readonly BookRow[], last: readonly number[]) => {
  const placeOf = ({ id }: BookRow) => (last.includes(id) ? last.indexOf(id) : last.length)
  return books.toSorted((a, b) => placeOf(a) - placeOf(b))
}
