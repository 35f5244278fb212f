import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { LazyDialog } from '#web/components/ui/lazy-window.tsx'
import { notify } from '#web/lib/messages/messages.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { emptyTrash, purgeRows, type TrashRow } from './trash.queries.ts'
import { useTrashWords } from './trash-words.ts'

/** Asks before things go for good: some of them, or all there are. */
export function PurgeDialog({
  what,
  count,
  onClose,
  onGone,
}: {
  what: readonly TrashRow[] | 'all'
  count: number
  onClose: () => void
  onGone: () => void
}) {
  const t = useTranslations('trash')
  const common = useTranslations('common')
  const words = useTrashWords()
  const isAll = what === 'all'
  const along = isAll ? '' : words.along(what)
  const purge = useMutation({
    meta: { error: 'delete' },
    mutationFn: async () => (isAll ? emptyTrash() : (await purgeRows(what)).done.length),
    onSuccess: (gone) => {
      notify('success', t('gone', { count: gone }))
      onGone()
    },
    onSettled: onClose,
  })
  const first = isAll ? undefined : what[0]
  return (
    <LazyDialog
      open
      onOpenChange={(open) => (open || purge.isPending ? undefined : onClose())}
      size="sm"
      title={
        isAll
          ? t('emptyTitle')
          : t('purgeTitle', { count: what.length, names: first ? t('quoted', { name: words.name(first) }) : '' })
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="danger" pending={purge.isPending} onClick={() => purge.mutate()}>
            {isAll ? t('emptyAction') : t('purge')}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty">{isAll ? t('emptyText', { count }) : t('purgeText')}</p>
      {along ? <p className="mt-2 text-sm text-pretty">{t('purgeAlong', { things: along })}</p> : null}
    </LazyDialog>
  )
}
