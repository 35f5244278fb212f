import { Clock, TriangleAlert, Undo2 } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import type { QueuedChange } from '#web/lib/outbox/queued-change.ts'
import { FailedList } from './failed.list.tsx'
import { useOutbox } from './use-outbox.ts'
import { useChangeText } from './use-change-text.ts'

/** What waits, why, and how to take it back. */
export function WaitingSheet() {
  const t = useTranslations('offline')
  const { open, set } = useOverlay('waiting')
  const outbox = useOutbox()
  const { changes, failed } = outbox.store.use()
  return (
    <Sheet
      open={open}
      onOpenChange={set}
      title={t('sheet.title')}
      footer={changes.length > 0 ? <Button onClick={() => void outbox.flush()}>{t('sheet.send')}</Button> : null}
    >
      {failed.length > 0 ? (
        <section aria-labelledby="not-saved" className="mb-5">
          <h3 id="not-saved" className="flex items-center gap-2 font-medium text-error">
            <TriangleAlert aria-hidden className="size-4.5" />
            {t('sheet.failed')}
          </h3>
          <FailedList />
        </section>
      ) : null}
      <p className="text-sm text-muted">{t(changes.length > 0 ? 'sheet.text' : 'sheet.empty')}</p>
      <ul className="mt-2 divide-y divide-line">
        {changes.map((change) => (
          <WaitingItem key={change.key} change={change} onWithdraw={() => outbox.cancel(change.key)} />
        ))}
      </ul>
    </Sheet>
  )
}

function WaitingItem({ change, onWithdraw }: { change: QueuedChange; onWithdraw: () => void }) {
  const t = useTranslations('offline')
  const describe = useChangeText()
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <Clock aria-hidden className="size-4.5 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
          {change.name}
        </p>
        <p className="text-sm text-muted">{describe(change)}</p>
      </div>
      {/* Once sent, it may have arrived. */}
      {change.tried ? null : (
        <IconButton label={t('sheet.withdraw', { name: change.name })} icon={<Undo2 />} onClick={onWithdraw} />
      )}
    </li>
  )
}
