import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { booksQuery } from '#web/components/books/books.queries.ts'
import { Page } from '#web/components/shell/page/page.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { HelpLink } from '#web/components/ui/help-link.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { Shelf } from './shelf.tsx'
import { arrange, isNamed, type ShelfOrder } from './shelf-order.ts'
import { ShelfTools } from './shelf-tools.tsx'
import { SortableShelf } from './sortable-shelf.tsx'
import { useMoveBook } from './use-move-book.ts'

const BookSheet = lazy(async () => ({ default: (await import('../form/book.sheet.tsx')).BookSheet }))

export interface ShelfSearch {
  q?: string
  order?: ShelfOrder
}

export function BooksPage({ search: { q = '', order = 'own' } }: { search: ShelfSearch }) {
  const t = useTranslations('books')
  const { user } = useSession()
  const language = useLanguage()
  const form = useOverlay('book')
  const navigate = useNavigate()
  const { results: books } = useSuspenseQuery(booksQuery).data
  const isMine = ({ created_by }: (typeof books)[number]) => created_by?.id === user.id
  const shown = arrange(
    books.filter((book) => isNamed(book, q)),
    order,
    language,
  )
  const own = shown.filter(isMine)
  const others = shown.filter((book) => !isMine(book))
  const move = useMoveBook(books.filter(isMine))
  const isSortable = order === 'own' && q === '' && own.length > 1
  return (
    <Page width="wide">
      <PageHeader
        title={t('title')}
        text={t('intro')}
        actions={
          <Button onClick={form.show}>
            <Plus aria-hidden />
            {t('new')}
          </Button>
        }
      />
      {books.length > 1 ? <ShelfTools q={q} order={order} /> : null}
      {books.length === 0 ? (
        <EmptyState
          drawing="book"
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <>
              <Button onClick={form.show}>{t('new')}</Button>
              <HelpLink topic="books" />
            </>
          }
        />
      ) : null}
      {books.length > 0 && shown.length === 0 ? (
        <EmptyState
          drawing="book"
          title={t('none.title', { asked: q })}
          action={
            <Button variant="outline" onClick={() => void navigate({ to: '/books', replace: true })}>
              {t('none.all')}
            </Button>
          }
        />
      ) : null}
      {isSortable ? <SortableShelf books={own} label={t('yours')} onMove={move} /> : null}
      {isSortable || own.length === 0 ? null : <Shelf books={own} label={t('yours')} />}
      {others.length > 0 ? (
        <section aria-labelledby="others" className={own.length > 0 ? 'mt-12' : ''}>
          <h2 id="others" className="mb-4 font-title text-xl font-semibold">
            {t('others')}
          </h2>
          <Shelf books={others} label={t('others')} />
        </section>
      ) : null}
      {form.open ? (
        <Suspense>
          <BookSheet onOpenChange={form.set} />
        </Suspense>
      ) : null}
    </Page>
  )
}
