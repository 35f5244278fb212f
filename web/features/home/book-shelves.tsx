import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { BookRow } from '#web/components/books/book.rows.ts'
import { bookRecipesQuery, booksQuery } from '#web/components/books/books.queries.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { RecipeShelf } from './recipe-shelf.tsx'

const tileCount = 12

/** A row for each book that was chosen for this page, as long as it exists and the person may read it. */
export function BookShelves({ ids }: { ids: readonly number[] }) {
  const { data } = useQuery({ ...booksQuery, meta: { quiet: true } })
  return ids.map((id) => {
    const book = data?.results.find((one) => one.id === id)
    return book ? <BookShelf key={id} book={book} /> : null
  })
}

function BookShelf({ book: { id, name } }: { book: BookRow }) {
  const t = useTranslations('books')
  const { data, error, refetch } = useQuery(bookRecipesQuery(id, 1, tileCount))
  if (data?.count === 0) return null
  return (
    <RecipeShelf
      title={name}
      rows={data?.results}
      error={error}
      retry={() => void refetch()}
      more={
        <Link to="/book/$bookId" params={{ bookId: String(id) }}>
          {t('start.open')}
        </Link>
      }
    />
  )
}
