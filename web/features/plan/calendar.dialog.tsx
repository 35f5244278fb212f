import { CalendarAddress } from '#web/components/calendar/calendar-address.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useOverlay } from '#web/lib/overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function CalendarDialog() {
  const t = useTranslations('plan')
  const { open, set } = useOverlay('calendar')
  return (
    <Dialog open={open} onOpenChange={set} title={t('calendar.title')} description={t('calendar.text')}>
      <CalendarAddress />
    </Dialog>
  )
}
