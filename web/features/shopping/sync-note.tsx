import { Link } from '@tanstack/react-router'
import { CloudOff, Radio } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { cn } from '#web/lib/cn.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useRecentRemoteChanges } from './list/use-recent-remote-changes.ts'
import { useMinute } from './use-minute.ts'
import { remoteChangesText } from './list/remote-changes-text.ts'
import { useSyncStatus } from './outbox/use-sync-status.ts'
import type { ShoppingView } from './use-shopping-view.ts'

export function SyncNote({ view }: { view: ShoppingView }) {
  const t = useTranslations('shopping')
  const common = useTranslations('common')
  const { list } = useFormat()
  const { syncStatus, retry } = useSyncStatus(view)
  const news = useRecentRemoteChanges()
  const waiting = view.pendingCount > 0 ? t('sync.waiting', { count: view.pendingCount }) : ''
  return (
    <>
      {/* Notes are blocks, which an output element may not hold. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status" className="contents">
        {syncStatus === 'none' ? null : (
          <Note tone="warning" icon={<CloudOff aria-hidden />}>
            <span className="grow">
              {t(`sync.${syncStatus}`)} {waiting} <LastSynced since={view.shoppingList?.since} />
            </span>
            {syncStatus === 'trouble' ? (
              <Button variant="link" size="inline" onClick={retry}>
                {common('retry')}
              </Button>
            ) : null}
            {syncStatus === 'loggedOut' ? (
              <Button asChild variant="link" size="inline">
                <Link to="/login" search={{ redirect: '/shopping' }}>
                  {common('logIn')}
                </Link>
              </Button>
            ) : null}
          </Note>
        )}
        {news ? (
          // Fixed above the page, or rows would move under a finger.
          <div className="pointer-events-none fixed print:hidden inset-x-0 top-3 z-30 mx-auto w-fit max-w-[calc(100%-2rem)] rounded-md shadow-high">
            <Note tone="info" icon={<Radio aria-hidden />}>
              {remoteChangesText(news, t, list)}
            </Note>
          </div>
        ) : null}
      </div>
    </>
  )
}

function LastSynced({ since }: { since: string | undefined }) {
  const t = useTranslations('shopping')
  const { relative } = useFormat()
  useMinute()
  return since ? t('sync.lastKnown', { when: relative(new Date(since)) }) : null
}

const tones = {
  warning: 'bg-warning-soft text-warning-strong',
  info: 'bg-info-soft text-info',
}

const Note = ({ tone, icon, children }: { tone: keyof typeof tones; icon: ReactNode; children: ReactNode }) => (
  <div
    className={cn(
      'flex items-start gap-3 rounded-md px-3.5 py-2.5 text-sm animate-appear [&>svg]:mt-0.5 [&>svg]:size-4.5 [&>svg]:shrink-0',
      tones[tone],
    )}
  >
    {icon}
    {children}
  </div>
)
