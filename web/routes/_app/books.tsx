import { createFileRoute } from '@tanstack/react-router'
import { booksQuery } from '#web/components/books/books.queries.ts'
import { BooksPage } from '#web/features/books/shelf/books.page.tsx'
import { BooksPending } from '#web/features/books/shelf/books-pending.tsx'
import { shelfParams } from '#web/features/books/shelf/shelf-order.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/books')({
  // Read where the shelf is drawn: what is here comes with the first page.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: ({ context }) => Promise.all([context.queryClient.ensureQueryData(booksQuery), loadTranslations('books')]),
  pendingComponent: BooksPending,
  component: BooksRoute,
})

function BooksRoute() {
  return <BooksPage search={shelfParams(Route.useSearch())} />
}
