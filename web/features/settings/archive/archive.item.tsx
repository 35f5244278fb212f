import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useArchiveReason } from './archive-reason.ts'
import { type ArchiveRow, isAtWork, useDeleteArchive } from './archive.queries.ts'
import { DeleteArchiveDialog } from './delete-archive.dialog.tsx'

export function ArchiveItem({ archive }: { archive: ArchiveRow }) {
  const t = useTranslations('archive')
  const { date, number, relative } = useFormat()
  const remove = useDeleteArchive()
  const [isDeleting, setDeleting] = useState(false)
  const reasonOf = useArchiveReason()
  const { id, state, bytes, events, files, download, created_at, scheduled, progress } = archive
  const made = new Date(created_at)
  const moment = date(made, 'moment')
  const megabytes = number((bytes ?? 0) / 1_000_000, { maximumFractionDigits: 1 })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          <time dateTime={created_at}>{moment}</time>
          {scheduled ? <Badge tone="outline">{t('item.scheduled')}</Badge> : null}
          {state === 'failed' ? <Badge tone="warning">{t('item.failed')}</Badge> : null}
        </p>
        <p className="mt-0.5 text-xs text-muted">
          {state === 'done'
            ? t('item.facts', { size: megabytes, files: number(files ?? 0), events: number(events ?? 0) })
            : isAtWork(archive)
              ? t('item.progress', { done: number(progress.done), total: number(progress.total) })
              : reasonOf(archive) || relative(made)}
        </p>
      </div>
      {download ? (
        <Button asChild variant="outline" size="sm">
          <a href={download} download aria-label={t('item.downloadNamed', { date: moment })}>
            <Download aria-hidden />
            {t('item.download')}
          </a>
        </Button>
      ) : null}
      <IconButton
        label={isAtWork(archive) ? t('item.stop') : t('item.delete', { date: moment })}
        icon={<Trash2 aria-hidden />}
        onClick={() => (state === 'done' ? setDeleting(true) : remove.mutate(id))}
      />
      {isDeleting ? <DeleteArchiveDialog id={id} date={moment} onClose={() => setDeleting(false)} /> : null}
    </li>
  )
}
