import { lazy, Suspense } from 'react'
import type { BookRow } from '#web/components/books/book.rows.ts'
import { useOverlay } from '#web/lib/overlay.ts'

const BookSheet = lazy(async () => ({ default: (await import('../form/book.sheet.tsx')).BookSheet }))
const DeleteBookDialog = lazy(async () => ({
  default: (await import('../form/delete-book.dialog.tsx')).DeleteBookDialog,
}))

export function BookOverlays({ book, entered }: { book: BookRow; entered: number }) {
  const about = useOverlay('about')
  const remove = useOverlay('delete')
  return (
    <Suspense>
      {about.open ? <BookSheet book={book} onOpenChange={about.set} /> : null}
      {remove.open ? <DeleteBookDialog book={book} entered={entered} onClose={remove.hide} /> : null}
    </Suspense>
  )
}
