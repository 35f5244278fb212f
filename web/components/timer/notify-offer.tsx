import { Bell, BellOff, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { persistedStore } from '#web/lib/persisted-store.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { notificationPermission, requestNotificationPermission } from './notification.ts'

const dismissedStore = persistedStore<boolean>('larder.timers.notifyDismissed', (raw) => raw === true)

/** A timer that runs is the moment at which the question makes sense; browsers answer a press alone. */
export function NotifyOffer() {
  const t = useTranslations('cook')
  const [permission, setPermission] = useState(notificationPermission)
  const isDismissed = dismissedStore.use()
  if (isDismissed || permission === 'granted' || permission === 'unsupported') return null
  const ask = () => void requestNotificationPermission().then(setPermission)
  return (
    <div className="flex items-center gap-1 border-t border-line p-1.5">
      {permission === 'default' ? (
        <Button variant="ghost" size="sm" className="min-w-0 grow" onClick={ask}>
          <Bell aria-hidden />
          <span className="truncate">{t('timer.notify')}</span>
        </Button>
      ) : (
        <p className="flex min-w-0 grow items-start gap-2 px-2 py-1 text-sm text-muted">
          <BellOff aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('timer.refused')}
        </p>
      )}
      <IconButton label={t('timer.notifyLater')} icon={<X />} size="iconSm" onClick={() => dismissedStore.set(true)} />
    </div>
  )
}
