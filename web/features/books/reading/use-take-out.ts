import { useMutation } from '@tanstack/react-query'
import { bookEntryEndpoint } from '#web/components/books/book.rows.ts'
import { invalidateBooks } from '#web/components/books/books.queries.ts'
import { api } from '#web/lib/api/api.ts'
import { offerUndoOf } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function useTakeOut(book: number) {
  const t = useTranslations('books')
  const takeOut = useMutation({
    meta: { error: 'delete' },
    mutationFn: async ({ id, name }: { id: number; name: string }) => {
      const { results } = await api(bookEntryEndpoint).list({ book, recipe: id })
      const [entry] = results
      if (entry) offerUndoOf(await api(bookEntryEndpoint).destroy(entry.id), t('book.takenOut', { name }))
    },
    onSettled: invalidateBooks,
  })
  return takeOut.mutate
}
