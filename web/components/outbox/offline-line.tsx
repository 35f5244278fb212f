import { CloudOff } from 'lucide-react'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { network, useIsOffline } from '#web/lib/offline/network.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useOutbox } from './use-outbox.ts'

const WaitingSheet = lazy(async () => ({ default: (await import('./waiting.sheet.tsx')).WaitingSheet }))

/** The one place that says that there is no network, and how much waits. */
export function OfflineLine() {
  const t = useTranslations('offline')
  const outbox = useOutbox()
  const isOffline = useIsOffline()
  const { asOf } = network.use()
  const { date } = useFormat()
  const { changes, failed } = outbox.store.use()
  const trouble = outbox.syncStatus.use()
  const { open, show } = useOverlay('waiting')
  // The shopping list says it beside its own age.
  const isSaid = useLocation({ select: ({ pathname }) => pathname === '/shopping' })
  const status = isSaid ? 'none' : isOffline ? 'offline' : changes.length > 0 ? trouble : 'none'
  return (
    <>
      {/* A live region holds blocks, which an output element may not. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status" className="print:hidden">
        {status !== 'none' || failed.length > 0 ? (
          <div className="flex flex-wrap items-center gap-x-3 border-b border-line bg-raised px-4 py-1 text-sm text-muted sm:px-8">
            {status === 'none' ? null : (
              <p className="flex items-center gap-2 py-1">
                <CloudOff aria-hidden className="size-4 shrink-0" />
                {t(status === 'offline' ? 'line' : status)}
                {isOffline && asOf !== null ? ` ${t('asOf', { when: date(new Date(asOf), 'moment') })}` : null}
              </p>
            )}
            {changes.length > 0 ? (
              <Button variant="link" size="inline" onClick={show}>
                {t('waiting', { count: changes.length })}
              </Button>
            ) : null}
            {failed.length > 0 ? (
              <Button variant="link" size="inline" onClick={show}>
                {t('failed', { count: failed.length })}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      {open ? (
        <Suspense>
          <WaitingSheet />
        </Suspense>
      ) : null}
    </>
  )
}
