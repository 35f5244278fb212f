import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ordersAfterMove } from '#worker/modules/books/order/orders-after-move.ts'
import { type BookRow, bookEndpoint } from '#web/components/books/book.rows.ts'
import { booksQuery, invalidateBooks } from '#web/components/books/books.queries.ts'
import { api } from '#web/lib/api/api.ts'
import { forEachThing } from '#web/lib/api/for-each-thing.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

/** Puts one of one's own books at another place among them, at once. */
export function useMoveBook(own: readonly BookRow[]) {
  const t = useTranslations('books')
  const client = useQueryClient()
  const move = useMutation({
    meta: { error: 'update' },
    mutationFn: async ({ book, to }: { book: BookRow; to: number }) => {
      const changes = ordersAfterMove(own, book.id, to)
      client.setQueryData(
        booksQuery.queryKey,
        (page) => page && { ...page, results: withOrders(page.results, changes) },
      )
      await forEachThing(
        changes,
        ({ id, order }) => api(bookEndpoint).patch(id, { order }),
        () => t('move.saved'),
      )
    },
    onSettled: invalidateBooks,
  })
  return (book: BookRow, to: number) => move.mutate({ book, to })
}

function withOrders(books: readonly BookRow[], changes: readonly { id: number; order: number }[]) {
  const orders = new Map(changes.map(({ id, order }) => [id, order]))
  return books
    .map((book) => ({ ...book, order: orders.get(book.id) ?? book.order }))
    .toSorted((a, b) => a.order - b.order || a.id - b.id)
}
