import { createFileRoute, notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { positiveIntParam } from '#web/lib/search-params.ts'

// Loaded as a page it would part what other pages have in common into more files.
const PrintBookPage = lazyPart(() => import('#web/features/books/print/print-book.page.tsx'), 'PrintBookPage')

export const Route = createFileRoute('/_app/book/$bookId_/print')({ component: PrintBook })

function PrintBook() {
  const id = positiveIntParam(Route.useParams().bookId)
  if (id === undefined) throw notFound()
  return (
    <Suspense>
      <PrintBookPage key={id} book={id} />
    </Suspense>
  )
}
