import { createFileRoute, notFound } from '@tanstack/react-router'
import { useCallback } from 'react'
import { bookEndpoint } from '#web/components/books/book.rows.ts'
import { BookPage } from '#web/features/books/reading/book.page.tsx'
import { BookPending } from '#web/features/books/reading/book-pending.tsx'
import { firstRecipesQuery } from '#web/features/books/reading/use-book-recipes.ts'
import { resourceDetailQuery } from '#web/lib/api/resource-query.ts'
import { positiveIntParam } from '#web/lib/search-params.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/book/$bookId')({
  // Read where the book is drawn: what is here comes with the first page.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: async ({ context, params }) => {
    const id = positiveIntParam(params.bookId)
    if (id === undefined) throw notFound()
    await Promise.all([
      context.queryClient.ensureQueryData(resourceDetailQuery(bookEndpoint, id)),
      context.queryClient.ensureQueryData(firstRecipesQuery(id)),
      loadTranslations('books'),
      loadTranslations('recipes'),
    ])
  },
  pendingComponent: BookPending,
  component: BookRoute,
})

function BookRoute() {
  const page = positiveIntParam(Route.useSearch()['page']) ?? 0
  const id = Number(Route.useParams().bookId)
  const navigate = Route.useNavigate()
  const turn = useCallback(
    (next: number, how: 'turn' | 'jump') =>
      void navigate({ search: next > 0 ? { page: next } : {}, replace: how === 'turn' }),
    [navigate],
  )
  return <BookPage key={id} id={id} page={page} onTurn={turn} />
}
