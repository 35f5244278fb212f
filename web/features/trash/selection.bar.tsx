import { useMutation } from '@tanstack/react-query'
import { Trash2, Undo2 } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type Outcome, restoreRows, type TrashRow } from './trash.queries.ts'

interface SelectionBarProps {
  rows: readonly TrashRow[]
  onNone: () => void
  onRestored: (outcome: Outcome) => void
  onPurge: () => void
}

export function SelectionBar({ rows, onNone, onRestored, onPurge }: SelectionBarProps) {
  const t = useTranslations('trash')
  const isAdmin = useHasRole('admin')
  const restore = useMutation({ meta: { error: 'undo' }, mutationFn: () => restoreRows(rows), onSuccess: onRestored })
  return (
    <div className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-raised px-4 py-3 shadow-high lg:bottom-6">
      <output className="grow text-sm font-medium">{t('selected', { count: rows.length })}</output>
      <Button variant="ghost" size="sm" onClick={onNone}>
        {t('unselect')}
      </Button>
      {isAdmin ? (
        <Button variant="outline" size="sm" className="max-sm:grow" onClick={onPurge}>
          <Trash2 aria-hidden />
          {t('purge')}
        </Button>
      ) : null}
      <Button size="sm" className="max-sm:grow" pending={restore.isPending} onClick={() => restore.mutate()}>
        <Undo2 aria-hidden />
        {t('restore')}
      </Button>
    </div>
  )
}
