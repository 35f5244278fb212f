import { useMutation } from '@tanstack/react-query'
import { Trash2, Undo2 } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { today } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { usePersonName } from '#web/lib/person-name.ts'
import { type Outcome, restoreRows, type TrashRow } from './trash.queries.ts'
import { useTrashWords } from './trash-words.ts'

interface TrashItemProps {
  row: TrashRow
  selected: boolean
  onSelect: (selected: boolean) => void
  onRestored: (outcome: Outcome) => void
  onPurge: () => void
}

export function TrashItem({ row, selected, onSelect, onRestored, onPurge }: TrashItemProps) {
  const t = useTranslations('trash')
  const words = useTrashWords()
  const nameOf = usePersonName()
  const { relative, date } = useFormat()
  const isAdmin = useHasRole('admin')
  const name = words.name(row)
  const along = words.along([row])
  const until = new Date(row.until)
  const restore = useMutation({
    meta: { error: 'undo' },
    mutationFn: () => restoreRows([row]),
    onSuccess: onRestored,
  })
  const by = row.deleted_by ? nameOf(row.deleted_by) : t('somebody')
  return (
    <li className="flex items-start gap-1 py-3 sm:gap-2">
      <div className="grid min-h-11 min-w-9 place-items-center">
        <Checkbox checked={selected} onCheckedChange={onSelect} aria-label={t('select', { name })} />
      </div>
      <div className="flex min-w-0 grow items-center gap-x-2 sm:gap-x-4">
        <div className="min-w-0 grow">
          <p className="font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="mt-0.5 text-sm wrap-anywhere text-muted">
            {words.kind(row)} · <bdi>{t('by', { name: by, when: relative(new Date(row.deleted_at)) })}</bdi> ·{' '}
            {row.until.slice(0, 10) > today() ? t('until', { date: date(until) }) : t('soon')}
            {along ? <span className="block">{t('along', { things: along })}</span> : null}
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-1">
          <Button
            variant="outline"
            size="sm"
            pending={restore.isPending}
            aria-label={t('restoreNamed', { name })}
            onClick={() => restore.mutate()}
          >
            <Undo2 aria-hidden />
            <span className="max-sm:sr-only">{t('restore')}</span>
          </Button>
          {isAdmin ? <IconButton label={t('purgeNamed', { name })} icon={<Trash2 />} onClick={onPurge} /> : null}
        </div>
      </div>
    </li>
  )
}
