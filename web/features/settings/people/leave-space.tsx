import { Button } from '#web/components/ui/button.tsx'
import { useOverlay } from '#web/lib/overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { LeaveDialog } from './leave.dialog.tsx'

interface LeaveSpaceProps {
  space: { id: number; name: string }
  /** Undefined while it is not known. */
  membership: number | undefined
}

export function LeaveSpace({ space: { id, name }, membership }: LeaveSpaceProps) {
  const t = useTranslations('household')
  const dialog = useOverlay(`leave-${id}`)
  if (membership === undefined) return null
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={t('leave.askNamed', { space: name })} onClick={dialog.show}>
        {t('leave.ask')}
      </Button>
      {dialog.open ? <LeaveDialog membership={membership} space={name} onOpenChange={dialog.set} /> : null}
    </>
  )
}
