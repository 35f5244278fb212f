import { MonitorDown, X } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { install, useInstallWay } from '#web/lib/install-prompt.ts'
import { persistedStore } from '#web/lib/persisted-store.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const dismissedStore = persistedStore<boolean>('larder.install.dismissed', (raw) => raw === true)

/** `lasting` stays after it was put away, where people come to look for it. */
export function InstallNotice({ lasting = false }: { lasting?: boolean }) {
  const t = useTranslations('install')
  const common = useTranslations('common')
  const way = useInstallWay()
  const isDismissed = dismissedStore.use()
  if (way === null || (isDismissed && !lasting)) return null
  return (
    <section aria-label={t('title')} className="flex items-start gap-3 rounded-lg bg-sunken p-4 text-sm">
      <MonitorDown aria-hidden className="mt-0.5 size-5 shrink-0 text-primary-strong" />
      <div className="min-w-0 grow">
        <p className="font-medium">{t('title')}</p>
        <p className="mt-0.5 text-muted">{t(way === 'ios' ? 'ios' : 'text')}</p>
        {way === 'prompt' ? (
          <Button variant="outline" size="sm" className="mt-3 bg-surface" onClick={() => void install()}>
            {t('action')}
          </Button>
        ) : null}
      </div>
      {lasting ? null : (
        <IconButton label={common('close')} icon={<X />} size="iconSm" onClick={() => dismissedStore.set(true)} />
      )}
    </section>
  )
}
