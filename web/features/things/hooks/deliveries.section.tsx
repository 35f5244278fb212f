import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useCodeText } from '#web/lib/api/use-code-text.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { PartSection } from '../editor/part-section.tsx'
import { refreshThings } from '../editor/thing.queries.ts'
import { DeliveryItem } from './delivery.item.tsx'
import { type DeliveryRow, deliveriesQuery, replay, sendTest } from './hook.queries.ts'

/** What was sent to a webhook and what came back; a test, and any message again. */
export function DeliveriesSection({ webhook }: { webhook: number }) {
  const t = useTranslations('hooks')
  const codeText = useCodeText()
  const log = useInfiniteQuery(deliveriesQuery(webhook))
  const tell = (row: DeliveryRow) => {
    const { ok, status } = row
    if (ok) notify('success', t('sent.ok'))
    else
      notify(
        'warning',
        t('sent.failed', { answer: codeText(row.code, row.answer) || t('sent.status', { status: status ?? '' }) }),
      )
    return refreshThings()
  }
  const test = useMutation({ meta: { error: 'update' }, mutationFn: () => sendTest(webhook), onSuccess: tell })
  const again = useMutation({
    meta: { error: 'update' },
    mutationFn: (delivery: number) => replay(webhook, delivery),
    onSuccess: tell,
  })
  const rows = log.data?.pages.flatMap(({ results }) => results) ?? []
  return (
    <PartSection title={t('sent.title')} text={t('sent.text')}>
      <Button variant="outline" size="sm" className="self-start" pending={test.isPending} onClick={() => test.mutate()}>
        {t('sent.test')}
      </Button>
      {log.isPending ? <Skeleton className="h-24" /> : null}
      {log.error ? <LazyErrorState error={log.error} retry={() => void log.refetch()} /> : null}
      {log.data && rows.length === 0 ? <p className="text-sm text-pretty text-muted">{t('sent.none')}</p> : null}
      {rows.length > 0 ? (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <DeliveryItem
              key={row.id}
              row={row}
              isPending={again.isPending && again.variables === row.id}
              onReplay={() => again.mutate(row.id)}
            />
          ))}
        </ul>
      ) : null}
      {log.hasNextPage ? (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          pending={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {t('sent.older')}
        </Button>
      ) : null}
    </PartSection>
  )
}
