import { createFileRoute, notFound } from '@tanstack/react-router'
import { bookEndpoint } from '#web/components/books/book.rows.ts'
import { printableRecipesQuery } from '#web/features/books/print/printable-recipes.queries.ts'
import { PrintBookPage } from '#web/features/books/print/print-book.page.tsx'
import { resourceDetailQuery } from '#web/lib/api/resource-query.ts'
import { positiveIntParam } from '#web/lib/search-params.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/print/book/$bookId')({
  loader: async ({ context, params }) => {
    const id = positiveIntParam(params.bookId)
    if (id === undefined) throw notFound()
    await Promise.all([
      context.queryClient.ensureQueryData(resourceDetailQuery(bookEndpoint, id)),
      context.queryClient.ensureQueryData(printableRecipesQuery(id)),
      loadTranslations('book'),
      loadTranslations('books'),
      loadTranslations('recipes'),
    ])
  },
  component: PrintBook,
})

function PrintBook() {
  const id = Number(Route.useParams().bookId)
  return <PrintBookPage key={id} book={id} />
}
