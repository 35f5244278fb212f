import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type BookRow, bookEndpoint } from '#web/components/books/book.rows.ts'
import { invalidateBooks } from '#web/components/books/books.queries.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { api } from '#web/lib/api/api.ts'
import { offerUndo } from '#web/lib/api/undo.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface DeleteBookDialogProps {
  book: BookRow
  /** How many recipes were put in by hand. */
  entered: number
  onClose: () => void
}

/** Says first what goes: the recipes' places in the book, and the readers' book. */
export function DeleteBookDialog({ book, entered, onClose }: DeleteBookDialogProps) {
  const t = useTranslations('books')
  const common = useTranslations('common')
  const { list } = useFormat()
  const navigate = useNavigate()
  const readers = book.shared.map(({ display_name }) => display_name)
  const remove = useMutation({
    meta: { error: 'delete' },
    mutationFn: async () => offerUndo(await api(bookEndpoint).destroy(book.id), 'undo.deleted', book.name),
    onSuccess: async () => {
      await navigate({ to: '/books', replace: true })
      await invalidateBooks()
    },
  })
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={t('delete.title', { name: book.name })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
            {t('delete.action')}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty">
        {entered === 0 ? t('delete.none') : t('delete.text', { count: entered })}{' '}
        {readers.length > 0 ? t('delete.people', { count: readers.length, names: list(readers) }) : ''}
      </p>
    </Dialog>
  )
}
