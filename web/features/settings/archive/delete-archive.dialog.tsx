import { Button } from '#web/components/ui/button.tsx'
import { LazyDialog } from '#web/components/ui/lazy-window.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useDeleteArchive } from './archive.queries.ts'

interface DeleteArchiveDialogProps {
  id: number
  /** When it was made, as people write it. */
  date: string
  onClose: () => void
}

/** Nothing brings an archive back. */
export function DeleteArchiveDialog({ id, date, onClose }: DeleteArchiveDialogProps) {
  const t = useTranslations('archive')
  const common = useTranslations('common')
  const remove = useDeleteArchive()
  return (
    <LazyDialog
      open
      onOpenChange={(open) => (open || remove.isPending ? undefined : onClose())}
      size="sm"
      title={t('item.deleteTitle', { date })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate(id, { onSettled: onClose })}>
            {t('item.deleteDo')}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty">{t('item.deleteText')}</p>
    </LazyDialog>
  )
}
