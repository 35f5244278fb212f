import type { ReactNode } from 'react'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { pollIntervalOf } from './list/use-poll-interval.ts'
import { useSyncStatus } from './outbox/use-sync-status.ts'
import { useMinute } from './use-minute.ts'
import { useShoppingOutbox, useWaitingMutations } from './outbox/shopping-outbox.ts'
import type { ShoppingView } from './use-shopping-view.ts'

/** For looking into trouble with the connection. */
export function DebugPanel({ view }: { view: ShoppingView }) {
  const t = useTranslations('shopping')
  const { relative, number } = useFormat()
  const changes = useWaitingMutations()
  const failed = useShoppingOutbox()
    .store.use()
    .failed.filter(({ kind }) => kind === 'shopping')
  const { syncStatus } = useSyncStatus(view)
  const { shoppingList } = view
  const interval = pollIntervalOf(usePreference().shopping_auto_sync, { idle: 0, failing: view.error !== null })
  useMinute()
  return (
    <section aria-labelledby="list-debug" className="mt-8 rounded-lg border border-dashed border-edge p-4 text-sm">
      <h2 id="list-debug" className="font-sans text-sm font-semibold">
        {t('debug.title')}
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 numbers">
        <Fact name={t('debug.status')}>{syncStatus === 'none' ? 'ok' : t(`sync.${syncStatus}`)}</Fact>
        <Fact name={t('debug.lines')}>{number(shoppingList?.items.length ?? 0)}</Fact>
        <Fact name={t('debug.waiting')}>{changes.map(({ type }) => type).join(', ') || '0'}</Fact>
        <Fact name={t('debug.failed')}>{number(failed.length)}</Fact>
        <Fact name={t('debug.fetched')}>
          {shoppingList?.fetchedAt ? relative(new Date(shoppingList.fetchedAt)) : t('debug.never')}
        </Fact>
        <Fact name={t('debug.since')}>
          <span dir="ltr" className="wrap-anywhere">
            {shoppingList?.since || '–'}
          </span>
        </Fact>
        <Fact name={t('debug.interval')}>
          {interval === false ? t('debug.off') : t('debug.seconds', { count: interval / 1000 })}
        </Fact>
        <Fact name={t('debug.worker')}>{t(navigator.serviceWorker?.controller ? 'debug.yes' : 'debug.no')}</Fact>
      </dl>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </>
)
