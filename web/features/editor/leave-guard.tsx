import { useBlocker } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { LazyDialog } from '#web/components/ui/lazy-window.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface LeaveGuardProps {
  isDirty: () => boolean
  onDiscard: () => void
  onSave: () => Promise<boolean>
  pending: boolean
}

/** Unsaved changes stay on this device until they are discarded. */
export function LeaveGuard({ isDirty, onDiscard, onSave, pending }: LeaveGuardProps) {
  const t = useTranslations('editor')
  const common = useTranslations('common')
  const blocker = useBlocker({
    // Dialogs and the first save change the location without leaving the page.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isDirty(),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const save = async () => {
    if (await onSave()) blocker.proceed()
    else blocker.reset()
  }
  return (
    <LazyDialog
      open
      onOpenChange={(open) => {
        if (!open) blocker.reset()
      }}
      title={t('leave.title')}
      footer={
        <>
          <Button
            variant="ghost"
            className="sm:me-auto"
            onClick={() => {
              onDiscard()
              blocker.proceed()
            }}
          >
            {t('leave.discard')}
          </Button>
          <Button variant="outline" onClick={blocker.proceed}>
            {t('leave.keep')}
          </Button>
          <Button pending={pending} onClick={() => void save()}>
            {common('save')}
          </Button>
        </>
      }
    >
      <p className="text-sm">{t('leave.text')}</p>
    </LazyDialog>
  )
}
