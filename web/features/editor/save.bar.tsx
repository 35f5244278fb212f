import { CircleAlert, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface SaveBarProps {
  isDirty: boolean
  pending: boolean
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  onSave: () => void
  problem: ReactNode
  wrong: number
}

export function SaveBar({ isDirty, pending, canUndo, canRedo, onUndo, onRedo, onSave, problem, wrong }: SaveBarProps) {
  const t = useTranslations('editor')
  const common = useTranslations('common')
  return (
    <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-6 border-t border-line bg-page px-4 sm:-mx-8 sm:px-8 lg:bottom-0">
      <div role="alert">
        {problem || wrong > 0 ? (
          <p className="flex items-start gap-2 pt-3 text-sm text-error">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{problem ?? t('save.wrong', { count: wrong })}</span>
          </p>
        ) : null}
      </div>
      <div className="flex items-center gap-1 py-3">
        <IconButton label={t('save.undo')} icon={<Undo2 />} disabled={!canUndo} onClick={onUndo} />
        <IconButton label={t('save.redo')} icon={<Redo2 />} disabled={!canRedo} onClick={onRedo} />
        <p className="min-w-0 grow truncate px-2 text-sm text-muted">{t(isDirty ? 'save.kept' : 'save.nothing')}</p>
        <Button pending={pending} onClick={onSave} aria-keyshortcuts="Control+S Meta+S">
          {common('save')}
        </Button>
      </div>
    </div>
  )
}
