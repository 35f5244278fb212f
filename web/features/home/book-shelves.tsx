import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { bookEndpoint } from '#web/components/books/book.rows.ts'
import { bookRecipesQuery } from '#web/components/books/books.queries.ts'
import { startBooks } from '#web/components/books/start-books.ts'
import { resourceDetailQuery } from '#web/lib/api/resource-query.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { RecipeShelf } from './recipe-shelf.tsx'

const tileCount = 12

/** A row for each book that was chosen for this page, as long as it exists and the person may read it. */
export const BookShelves = () => startBooks.use().map((id) => <BookShelf key={id} id={id} />)

function BookShelf({ id }: { id: number }) {
  const t = useTranslations('books')
  const { data: book } = useQuery({ ...resourceDetailQuery(bookEndpoint, id), meta: { quiet: true } })
  const { data, error, refetch } = useQuery({ ...bookRecipesQuery(id, 1, tileCount), enabled: book !== undefined })
  if (!book || data?.count === 0) return null
  return (
    <RecipeShelf
      title={book.name}
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
