import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BookOpen, ChevronLeft } from 'lucide-react'
import { BookCover } from '#web/components/books/book-cover.tsx'
import { BookFacts } from '#web/components/books/book-facts.tsx'
import type { BookRow } from '#web/components/books/book.rows.ts'
import { favouritesQuery } from '#web/components/books/favourite.queries.ts'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { BlankPages } from './blank-pages.tsx'
import { BookMenu } from './book.menu.tsx'
import { Contents } from './contents.tsx'
import { useBookRecipes } from './use-book-recipes.ts'

interface TitlePageProps {
  book: BookRow
  count: number
  entered: number
  isMine: boolean
  onOpen: (place: number) => void
}

const onCover = [1, 2, 3, 4, 5, 6, 7, 8]

export function TitlePage({ book, count, entered, isMine, onOpen }: TitlePageProps) {
  const t = useTranslations('books')
  const { recipeAt } = useBookRecipes(book.id, onCover)
  const { data: favourites } = useQuery({ ...favouritesQuery, meta: { quiet: true } })
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
      <div className="min-w-0">
        <PageHeader
          title={book.name}
          tight
          above={
            <Link
              to="/books"
              className="mb-2 inline-flex min-h-9 items-center gap-1 text-sm font-medium text-secondary-strong hover:underline pointer-coarse:min-h-11"
            >
              <ChevronLeft aria-hidden className="size-4 rtl:rotate-180" />
              {t('title')}
            </Link>
          }
        />
        <p dir="auto" className="mt-2 text-sm text-muted">
          <BookFacts book={book} count={count} />
        </p>
        {book.description ? (
          <p dir="auto" className="mt-4 max-w-prose text-lg/relaxed text-pretty whitespace-pre-line text-muted">
            {book.description}
          </p>
        ) : null}
        <div className="mt-6 flex flex-wrap gap-2">
          {count > 0 ? (
            <Button size="lg" onClick={() => onOpen(1)}>
              <BookOpen aria-hidden />
              {t('book.start')}
            </Button>
          ) : null}
          <BookMenu book={book} isMine={isMine} />
        </div>
        <BookCover
          book={book}
          pictures={onCover.map((place) => recipeAt(place)?.image ?? null)}
          isFavourites={favourites?.book === book.id}
          className="mt-8 max-w-72 max-lg:hidden"
        />
      </div>
      {count > 0 ? (
        <Contents book={book} count={count} movable={isMine ? entered : 0} onOpen={onOpen} />
      ) : (
        <BlankPages isMine={isMine} />
      )}
    </div>
  )
}
