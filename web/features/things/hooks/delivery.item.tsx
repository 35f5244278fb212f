import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { useCodeText } from '#web/lib/api/use-code-text.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useEventWords } from './use-event-words.ts'
import type { DeliveryRow } from './hook.queries.ts'

interface DeliveryItemProps {
  row: DeliveryRow
  isPending: boolean
  onReplay: () => void
}

/** One attempt. What the receiver answered is folded away. */
export function DeliveryItem({ row, isPending, onReplay }: DeliveryItemProps) {
  const t = useTranslations('hooks')
  const words = useEventWords()
  const codeText = useCodeText()
  const { date, number } = useFormat()
  const when = date(new Date(row.at), 'moment')
  const what = row.seq === null ? t('sent.testType') : words(row.type)
  const came = row.status === null ? t('sent.noAnswer') : t('sent.status', { status: row.status })
  return (
    <li className="py-2">
      <Disclosure
        summary={
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 py-1">
            <Badge tone={row.ok ? 'success' : 'warning'}>{row.ok ? t('sent.taken') : t('sent.refused')}</Badge>
            <span className="min-w-0 wrap-anywhere">{what}</span>
            <span className="text-xs font-normal text-muted numbers">{when}</span>
          </span>
        }
      >
        <div className="flex flex-col items-start gap-2 ps-6 pb-2 text-sm">
          <p className="text-muted">
            {[
              came,
              t('sent.took', { ms: number(row.ms) }),
              ...(row.next_at ? [t('sent.again', { when: date(new Date(row.next_at), 'moment') })] : []),
            ].join(' · ')}
          </p>
          {row.code === null ? (
            <Answer>{row.answer}</Answer>
          ) : (
            <p className="text-pretty">{codeText(row.code, row.answer)}</p>
          )}
          <p className="text-xs text-muted wrap-anywhere">
            <bdi>{t('sent.message', { id: row.message_id })}</bdi>
          </p>
          <Button
            variant="outline"
            size="sm"
            pending={isPending}
            aria-label={t('sent.replayNamed', { what, when })}
            onClick={onReplay}
          >
            {t('sent.replay')}
          </Button>
        </div>
      </Disclosure>
    </li>
  )
}

/** In the receiver's own words. */
function Answer({ children }: { children: string }) {
  const t = useTranslations('hooks')
  if (children === '') return null
  return (
    <p className="w-full">
      <span className="text-muted">{t('sent.answer')}</span>
      <code dir="auto" className="mt-1 block rounded-sm bg-sunken px-2 py-1 text-xs wrap-anywhere whitespace-pre-wrap">
        {children}
      </code>
    </p>
  )
}
