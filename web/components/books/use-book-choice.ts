import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#web/lib/api/session.ts'
import type { BookChanges } from './book-changes.ts'
import type { BookRow } from './book.rows.ts'
import { bookEntriesQuery, booksQuery } from './books.queries.ts'
import { lastBooks } from './last-books.ts'

/** One's own books, and those that others share. Of many recipes nobody knows which books they are in already, so that a tick only puts them in. */
export function useBookChoice(recipes: readonly { id: number }[]) {
  const me = useSession().user.id
  const books = useQuery(booksQuery)
  const only = recipes.length === 1 ? recipes[0] : undefined
  const entries = useQuery({ ...bookEntriesQuery(only?.id ?? 0), enabled: only !== undefined })
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [named, setNamed] = useState<readonly string[]>([])
  const [last] = useState(lastBooks.get)
  const all = books.data?.results ?? []
  const isMine = ({ created_by }: BookRow) => created_by?.id === me
  const entryIn = new Map(only ? entries.data?.results.map(({ id, book }) => [book, id]) : [])
  // A book that was named exists by now where only putting recipes into it failed.
  const isNamed = (book: BookRow) => isMine(book) && named.includes(book.name)
  const isIn = (book: BookRow) => ticks.get(book.id) ?? (entryIn.has(book.id) || isNamed(book))
  const changes: BookChanges = {
    into: all.filter((book) => isIn(book) && !entryIn.has(book.id)),
    named: named.filter((title) => !all.some((book) => isMine(book) && book.name === title)),
    outOf: all.flatMap((book) => {
      const id = isIn(book) ? undefined : entryIn.get(book.id)
      return id === undefined ? [] : [{ id, name: book.name }]
    }),
  }
  return {
    books: books.data && lastFirst([...all.filter(isMine), ...all.filter((book) => !isMine(book))], last),
    last,
    error: books.error ?? entries.error,
    isPending: books.isPending || (only !== undefined && entries.isPending),
    retry: () => void Promise.all([books.refetch(), only && entries.refetch()]),
    isMine,
    isIn,
    /** Out of somebody else's book, only whoever put a recipe in may take it. */
    isFixed: (book: BookRow) => entryIn.has(book.id) && !isMine(book),
    tick: (book: number, ticked: boolean) => setTicks(new Map([...ticks, [book, ticked]])),
    named: changes.named,
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
