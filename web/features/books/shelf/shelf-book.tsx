import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BookCover } from '#web/components/books/book-cover.tsx'
import { BookFacts } from '#web/components/books/book-facts.tsx'
import type { BookRow } from '#web/components/books/book.rows.ts'
import { coversQuery } from '#web/components/books/books.queries.ts'
import { favouritesQuery } from '#web/components/books/favourite.queries.ts'

/** A book as it stands on the shelf. `actions` lie over its cover. */
export function ShelfBook({ book, actions }: { book: BookRow; actions?: ReactNode }) {
  const { data: covers } = useQuery({ ...coversQuery, meta: { quiet: true } })
  const { data: favourites } = useQuery({ ...favouritesQuery, meta: { quiet: true } })
  const cover = covers?.find((one) => one.book === book.id)
  return (
    <div className="relative">
      <Link
        to="/book/$bookId"
        params={{ bookId: String(book.id) }}
        className="group block rounded-lg transition-transform duration-150 hover:-translate-y-0.5"
      >
        <BookCover book={book} pictures={cover?.pictures ?? []} isFavourites={favourites?.book === book.id} />
        <p dir="auto" className="mt-2 min-h-5 text-sm text-muted">
          <BookFacts book={book} count={cover?.count} />
        </p>
      </Link>
      {actions}
    </div>
  )
}
