import type { BookRow } from '#web/components/books/book.rows.ts'
import { ShelfBook } from './shelf-book.tsx'
import { shelfClasses } from './shelf-classes.ts'

export const Shelf = ({ books, label }: { books: readonly BookRow[]; label: string }) => (
  <ul aria-label={label} className={shelfClasses}>
    {books.map((book) => (
      <li key={book.id} className="min-w-0">
        <ShelfBook book={book} />
      </li>
    ))}
  </ul>
)
