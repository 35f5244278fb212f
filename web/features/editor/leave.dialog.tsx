import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface LeaveDialogProps {
  pending: boolean
  onStay: () => void
  onLeave: () => void
  onDiscard: () => void
  onSave: () => void
}

export function LeaveDialog({ pending, onStay, onLeave, onDiscard, onSave }: LeaveDialogProps) {
  const t = useTranslations('editor')
  const common = useTranslations('common')
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onStay()
      }}
      title={t('leave.title')}
      footer={
        <>
          <Button variant="ghost" className="sm:me-auto" onClick={onDiscard}>
            {t('leave.discard')}
          </Button>
          <Button variant="outline" onClick={onLeave}>
            {t('leave.keep')}
          </Button>
          <Button pending={pending} onClick={onSave}>
            {common('save')}
          </Button>
        </>
      }
    >
      <p className="text-sm">{t('leave.text')}</p>
    </Dialog>
  )
}
