import { useQuery } from '@tanstack/react-query'
import { Badge } from '#web/components/ui/badge.tsx'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import type { ThingRow } from '../model.ts'
import { logQuery } from './connection.queries.ts'

/** What was sent to the service and what it answered, for whoever looks for a fault. */
export function LogSection({ row }: { row: ThingRow }) {
  const t = useTranslations('sections')
  const format = useFormat()
  const { data } = useQuery(logQuery(row.id))
  const exchanges = data?.results ?? []
  return (
    <PartSection title={t('connection.log')} text={t('connection.logText')}>
      {exchanges.length === 0 ? <p className="text-sm text-muted">{t('connection.logEmpty')}</p> : null}
      <ul className="flex flex-col">
        {exchanges.map(({ at, method, url, status, ms, sent, answered }, i) => (
          <li key={`${at} ${i}`}>
            <Disclosure
              summary={
                <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 py-1.5">
                  <Badge tone={status !== null && status < 400 ? 'success' : 'error'}>{status ?? '–'}</Badge>
                  <span dir="ltr" className="wrap-anywhere">{`${method} ${placeIn(url)}`}</span>
                  <span className="text-xs text-muted">{format.date(new Date(at), 'moment')}</span>
                </span>
              }
            >
              <dl className="mb-3 ps-6 text-xs">
                <dt className="font-medium">{t('connection.sent')}</dt>
                <dd dir="ltr" className="mb-2 font-mono wrap-anywhere whitespace-pre-wrap">
                  {sent || '–'}
                </dd>
                <dt className="font-medium">{t('connection.answered', { ms })}</dt>
                <dd dir="ltr" className="font-mono wrap-anywhere whitespace-pre-wrap">
                  {status === null ? t('connection.noAnswer') : answered || '–'}
                </dd>
              </dl>
            </Disclosure>
          </li>
        ))}
      </ul>
    </PartSection>
  )
}

const placeIn = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)
