import { useMutation } from '@tanstack/react-query'
import { Trash2, Undo2 } from 'lucide-react'
import { ChosenBar } from '#web/components/selection/chosen.bar.tsx'
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
    <ChosenBar
      text={t('selected', { count: rows.length })}
      more={
        <Button variant="ghost" size="sm" onClick={onNone}>
          {t('unselect')}
        </Button>
      }
    >
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
    </ChosenBar>
  )
}
